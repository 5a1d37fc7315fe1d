// Adds the annotations with which a minifier removes unused components of the router, such as <Link> and <Form>; the site
// has plain links.
module.exports = (source) =>
  source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
