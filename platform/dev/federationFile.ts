import { pageNames } from '../webpack/App.ts';
import type { DevApp } from './DevApp.ts';
import { loadRemoteTypes, typesArchive } from './federationTypes.ts';

const types = { path: '', name: '', zip: 'types.zip', api: 'types.d.ts' };

/** Responds to the tools of module federation, on request and so at no cost; undefined for files of the build. */
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

/** Names files by the address of the manifest, because tools ask from other origins. */
const forOtherOrigins = (manifest: Manifest, hasPages: boolean): Manifest => ({
  ...manifest,
  metaData: { ...manifest.metaData, publicPath: 'auto', ...(hasPages ? { types } : {}) },
});
