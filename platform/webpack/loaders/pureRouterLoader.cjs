// The router marks none of its components as free of side effects, so that a site with plain links would carry its
// <Link>, <Form> and their kin. With the marks the minifier drops what nobody imports.
module.exports = (source) =>
  source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
