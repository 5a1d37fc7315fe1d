// The container of a remote for hosts other than our shell, `federation/remoteEntry.mjs` of a release: the remote's entry
// with what the shell would provide: the runtime, colours, sizes and spaces. Hosts import it as a module, with CORS.
import './hostRuntime.ts';
import '../tokens/tokens.css';
import '../tokens/tones.css';
import './standardContainer.css';
import { fileKey } from '../contract/Release.ts';
import { containerName } from './federationGlobals.ts';
import type { LoadFile } from './fileLoader.ts';

interface Container {
  init(...options: readonly unknown[]): unknown;
  get(page: string): unknown;
}

/** Replaced by the files and hashes of the release. */
declare const __CONTAINER_FILES__: readonly { readonly file: string; readonly integrity: string }[];

const { pathname: folder } = new URL('..', import.meta.url);
const app = folder.split('/').at(-2) ?? '';

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

await Promise.all(
  __CONTAINER_FILES__.map(({ file, integrity }) =>
    loadFile({
      app,
      stage: file.endsWith('.css') ? 'style' : 'entry',
      url: `/${fileKey(app, file, integrity)}`,
      integrity,
    }),
  ),
);
const container: Container = Reflect.get(globalThis, containerName(app));

export const { init, get } = container;
