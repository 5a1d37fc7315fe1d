// webpack imports loaders where no TypeScript hook is registered.
import '../../workspace/typescript.mjs';

const { contentLoader } = await import('./contentLoader.ts');
export default contentLoader;
