// The router's components lack the mark that lets a minifier drop unused code. With it, <Link>, <Form> and others go: the
// site has plain links.
module.exports = (source) =>
  source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
