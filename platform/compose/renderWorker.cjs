// As CommonJS, because hooks for ES modules start a second thread beside this one, for three times the processor time.
const { register } = require('tsx/cjs/api');

register();
require('./renderWorker.ts');
