// As CommonJS, because hooks for ES modules would start a second thread beside this one: a quarter of a second.
const { register } = require('tsx/cjs/api');

register();
require('./renderWorker.ts');
