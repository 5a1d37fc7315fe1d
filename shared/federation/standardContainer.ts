// The container of a remote for hosts other than our shell, `federation/remoteEntry.mjs` of a release: the remote's entry
// with what the shell would provide: the runtime, colours, sizes and spaces. Hosts import it as a module, with CORS.
import './hostRuntime.ts';
import '../tokens/tokens.css';
import '../tokens/tones.css';
import './standardContainer.css';
import { containerName } from './federationGlobals.ts';
import type { LoadFile } from './fileLoader.ts';

interface Container {
  init(...options: readonly unknown[]): unknown;
  get(page: string): unknown;
}

const { pathname: folder } = new URL('..', import.meta.url);
const app = folder.split('/').at(-3) ?? '';

const loadFile: LoadFile = ({ stage, url: path, integrity = '' }) =>
  new Promise((resolve, reject) => {
    const url = new URL(path, import.meta.url).href;
    const element =
      stage === 'style'
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
        : Object.assign(document.createElement('script'), { src: url });
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${url} could not be loaded`));
    document.head.append(element);
  });

// Each remote comes from its own origin, and a page may hold several.
const loadOther = globalThis.federationLoadFile ?? loadFile;
globalThis.federationLoadFile = (request) => (request.url.startsWith(folder) ? loadFile(request) : loadOther(request));

await Promise.all([
  loadFile({ app, stage: 'style', url: `${folder}federation/remoteEntry.css` }),
  loadFile({ app, stage: 'entry', url: `${folder}remoteEntry.js` }),
]);
const container: Container = Reflect.get(globalThis, containerName(app));

export const { init, get } = container;
