// webpack imports loaders where no TypeScript hook is registered.
import { register } from 'tsx/esm/api';

register();
const { contentLoader } = await import('./contentLoader.ts');
export default contentLoader;
