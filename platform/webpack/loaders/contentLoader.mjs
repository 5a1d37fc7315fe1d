// webpack loads its loaders without a TypeScript hook in worker contexts, hence this door.
import { register } from 'tsx/esm/api';

register();
const { contentLoader } = await import('./contentLoader.ts');
export default contentLoader;
