// Lets a minifier remove the parts of the router that the site does not use: components such as <Link> and <Form>, because
// it has plain links, and data routers with their error boundary.
module.exports = (source) =>
  source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/= (new (?:Set|URL|WeakMap)\(|Symbol\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.(?:contextType|displayName) = .*;$/gm, '')
    .replace(/^var useOptimisticImpl = .*;$/m, '')
    .replace(/^var RenderErrorBoundary = class [\s\S]*?^\};$/m, '')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()');
