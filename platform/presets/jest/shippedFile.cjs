// Stands in for webpack: a file that a page imports is its address.
const { basename } = require('node:path');

module.exports = {
  process: (_, file) => ({ code: `module.exports = ${JSON.stringify(`/apps/test/files/${basename(file)}`)};` }),
};
