// Only evaluates React DOM: a dynamic import of the package itself would need more of webpack's runtime.
import 'react-dom/client';
