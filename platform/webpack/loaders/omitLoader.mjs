// webpack imports loaders where no TypeScript hook is registered.
import { register } from 'tsx/esm/api';

register();
const { omitParts } = await import('./omitParts.ts');

export default function omitLoader(code) {
  return omitParts(this.resourcePath, code, this.getOptions());
}
