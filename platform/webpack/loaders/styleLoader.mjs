// webpack imports loaders where no TypeScript hook is registered.
import '../../workspace/typescript.mjs';

const { styleLoader } = await import('./styleLoader.ts');
export default styleLoader;
