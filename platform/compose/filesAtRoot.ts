import type { Composition } from '@mirqam/shared/contract/Composition';
import { readStored } from '../release/readStored.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';
import { federationManifests } from './federationManifests.ts';
import { redirectFile, redirectPage, redirectsOf } from './redirects.ts';
import { iconFile, rootFiles } from './rootFiles.ts';

/** The files of a composition beside its pages, by name. Rejects with a `UserError` for a damaged icon of the shell. */
export async function filesAtRoot(
  store: Store,
  composition: Composition,
  releases: Releases,
): Promise<readonly (readonly [file: string, content: string | Uint8Array])[]> {
  const { shell } = releases;
  const icon = shell?.files[iconFile] && (await readStored(store, shell)(iconFile));
  return [
    ...rootFiles(releases, icon, composition.site),
    ...federationManifests(composition, releases),
    ...redirectsOf(Object.values(releases)).map(
      (redirect) => [redirectFile(redirect), redirectPage(redirect, composition.site)] as const,
    ),
  ];
}
