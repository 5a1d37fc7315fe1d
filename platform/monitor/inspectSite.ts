import type { Composition } from '@mirqam/shared/contract/Composition';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt } from '../messages/UserError.ts';
import type { PageHashes } from '../release/schemas.ts';
import { checkSite } from './checkSite.ts';
import { type Fault, Faults } from './Faults.ts';
import { judgeCertificate, judgeServers } from './judgeHost.ts';
import { type Certificate, type LiveSite, openLiveSite } from './LiveSite.ts';
import { readCarried, readLiveState } from './readLiveState.ts';

export interface InspectRequest {
  readonly url: URL;
  /** The IP addresses of its servers; by default those of its name. */
  readonly servers?: readonly string[];
  /** Resolves to the hashes of the pages of a composition, as far as they are known. */
  readonly hashesOf: (composition: string) => Promise<PageHashes>;
  /** Visits the pages in a browser; resolves to the faults. */
  readonly visit?: ((composition: Composition, pages: readonly string[]) => Promise<readonly Fault[]>) | undefined;
  readonly onProgress?: OnProgress | undefined;
}

export interface Inspection {
  readonly url: string;
  readonly when: string;
  /** Undefined if the start page shows none. */
  readonly composition: Composition | undefined;
  readonly pages: number;
  readonly files: number;
  readonly certificate: Certificate | undefined;
  readonly faults: readonly Fault[];
  /** Those of them that a browser has found. */
  readonly visited: readonly Fault[];
  /** The hashes of the pages, by file. */
  readonly hashes: PageHashes;
}

/** Each further round means that a deploy went live during the one before. */
const rounds = 3;

/** Reads a site as its visitors do, and resolves to its faults. */
export async function inspectSite(request: InspectRequest): Promise<Inspection> {
  const site = openLiveSite(request.url);
  try {
    const faults = new Faults();
    const { certificate, faults: ofCertificate } = await judgeCertificate(request.url);
    const { value: checked, problem } = await attempt(() => checkSettled(site, request));
    if (problem) faults.add('/', problem);
    return {
      url: request.url.origin,
      when: new Date().toISOString(),
      composition: checked?.composition,
      pages: checked?.pages ?? 0,
      files: checked?.files ?? 0,
      certificate,
      faults: [...ofCertificate, ...faults.list(), ...(checked?.faults ?? [])],
      visited: checked?.visited ?? [],
      hashes: checked?.hashes ?? {},
    };
  } finally {
    site.close();
  }
}

/** Checks again if another composition went live during the check. */
async function checkSettled(site: LiveSite, request: InspectRequest, round = 1) {
  const { hashesOf, visit, onProgress, servers } = request;
  const state = await readLiveState(site);
  const { composition, pages } = state;
  const known = await hashesOf(composition.id);
  const { faults, hashes, files } = await checkSite({ site, state, known, onProgress });
  const visited = (await visit?.(composition, pages)) ?? [];
  const { id } = await readCarried(site);
  const isFaulty = faults.length + visited.length > 0;
  if (isFaulty && id !== composition.id && round < rounds) return await checkSettled(site, request, round + 1);
  const stale = await judgeServers(site, id, servers);
  return { composition, pages: pages.length, files, hashes, visited, faults: [...faults, ...visited, ...stale] };
}
