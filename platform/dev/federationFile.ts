import { pageNames } from '../webpack/App.ts';
import type { DevApp } from './DevApp.ts';
import { loadRemoteTypes, typesArchive } from './federationTypes.ts';

const types = { path: '', name: '', zip: 'types.zip', api: 'types.d.ts' };

/** Returns a file for the tools of module federation, made only on request; undefined for files of the build. */
export async function federationFile(
  app: Pick<DevApp, 'name' | 'root' | 'start' | 'read'>,
  file: string,
): Promise<string | Uint8Array | undefined> {
  if (file === types.zip) return await typesArchive(pageNames(app));
  if (file === types.api) return loadRemoteTypes(pageNames(app));
  if (file !== 'mf-manifest.json') return undefined;
  await app.start();
  const text = await app.read(file);
  return text && JSON.stringify(forOtherOrigins(JSON.parse(text), pageNames(app).length > 0));
}

interface Manifest {
  readonly metaData: object;
}

/** Makes the addresses of files relative to the manifest, because tools of other origins request them. */
const forOtherOrigins = (manifest: Manifest, hasPages: boolean): Manifest => ({
  ...manifest,
  metaData: { ...manifest.metaData, publicPath: 'auto', ...(hasPages ? { types } : {}) },
});
