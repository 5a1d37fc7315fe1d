// Stands in for CSS modules: every class has its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
