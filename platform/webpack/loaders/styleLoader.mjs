// webpack imports loaders where no TypeScript hook is registered.
import { register } from 'tsx/esm/api';

register();
const { styleLoader } = await import('./styleLoader.ts');
export default styleLoader;
