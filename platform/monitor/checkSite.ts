import type { Release } from '@mirqam/shared/contract/Release';
import { federationManifests } from '../compose/federationManifests.ts';
import { notFoundFiles } from '../compose/pages/listPages.ts';
import { redirectsOf } from '../compose/redirects.ts';
import { rootFiles } from '../compose/rootFiles.ts';
import type { Redirect } from '../hosting/HostedSite.ts';
import { kindOf } from '../hosting/siteTable.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt } from '../messages/UserError.ts';
import { integrityOf } from '../release/hash.ts';
import { addressOf } from '../release/publicKeys.ts';
import type { PageHashes } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { Faults } from './Faults.ts';
import { judgeResponse } from './judgeResponse.ts';
import type { LiveResponse, LiveSite } from './LiveSite.ts';
import type { LiveState } from './readLiveState.ts';

interface CheckRequest {
  readonly site: LiveSite;
  readonly state: LiveState;
  /** The hashes of the pages by file, where somebody knows them; those of a round before, or those of the store. */
  readonly known: PageHashes;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Requests every page, file and other address of a site once, and compares each with what its releases say. Resolves to the
 * faults, the number of files, and the hashes of the pages as they are, by file.
 */
export async function checkSite({ site, state, known, onProgress }: CheckRequest) {
  const faults = new Faults();
  const files = new Map([...Object.values(state.releases).flatMap(filesOf), ...state.tables]);
  let done = 0;
  const read = async (path: string, judge: (response: LiveResponse) => readonly string[]) => {
    const { value, problem } = await attempt(() => site.request(path));
    faults.add(path, ...(value ? judge(value) : [problem ?? '']));
    onProgress?.(++done, state.pages.length + files.size, 'addresses read');
    return value;
  };
  const hashes: Record<string, string> = {};
  await mapInParallel(state.pages, async (path) => {
    const file = pageFile(path);
    const page = await read(path, (response) => judgePage(response, state, known[file]));
    if (page?.status === 200) hashes[file] = integrityOf(page.body);
  });
  await mapInParallel(files, async ([path, integrity]) => {
    await read(path, (response) => judgeResponse(response, { ...state, kind: 'asset', file: path, integrity }));
  });
  await mapInParallel(otherFiles(state), async ([file, text]) => {
    await read(`/${file}`, (response) => judgeText(response, state, file, text));
  });
  await mapInParallel(redirectsOf(Object.values(state.releases)), async (redirect) => {
    await read(redirect.from, (response) => judgeRedirect(response, redirect));
  });
  const notFound = await read('/no-such-page', (response) =>
    judgePage(response, state, notFoundHash(response, known), 404),
  );
  if (notFound?.status === 404) hashes[notFoundFiles.english] = integrityOf(notFound.body);
  return { faults: faults.list(), hashes, files: files.size };
}

const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A host with one not-found page has the one that speaks all languages. */
const notFoundHash = (
  { body }: LiveResponse,
  { [notFoundFiles.all]: inAll, [notFoundFiles.english]: english }: PageHashes,
) => (inAll === integrityOf(body) ? inAll : english);

const filesOf = (release: Release) =>
  Object.entries(release.files).map(([file, { integrity }]) => [addressOf(release, file), integrity] as const);

function judgePage(
  response: LiveResponse,
  state: LiveState,
  integrity: string | undefined,
  status = 200,
): readonly string[] {
  const { id } = state.composition;
  const faults = judgeResponse(response, { ...state, status, kind: 'page', integrity });
  if (response.status !== status) return faults;
  const html = response.body.toString();
  const [, shown = 'none'] = /<meta name="composition" content="(\w+)">/.exec(html) ?? [];
  return [
    ...faults,
    ...(shown === id ? [] : [`shows composition ${shown}, the start page ${id}`]),
    ...(isGuarded(html, state) ? [] : ['has a looser policy in its <meta> than the shell has released']),
  ];
}

/** Whether the policy in a page has every rule of the shell, with no other origins than the shell allows. */
function isGuarded(html: string, { composition: { site }, releases }: LiveState): boolean {
  const { csp = [], origins = {} } = releases['shell']?.policy ?? {};
  const allowed = [...Object.values(origins).flat(), ...(site?.reports ? [new URL(site.reports).origin] : [])];
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = policy.split(';').map((directive) => directive.trim());
  const keeps = (directive: string, rule: string) =>
    directive === rule ||
    (directive.startsWith(`${rule} `) &&
      directive
        .slice(rule.length + 1)
        .split(' ')
        .every((origin) => allowed.includes(origin)));
  return csp.every((rule) => directives.some((directive) => keeps(directive, rule)));
}

/** The files at the root, and the manifests for other hosts. */
function otherFiles({ composition, releases }: LiveState): ReadonlyMap<string, string> {
  const root = [...rootFiles(releases, undefined, composition.site)].map(
    ([file, text]) => [file, String(text)] as const,
  );
  return new Map([...root, ...federationManifests(composition, releases)]);
}

function judgeText(response: LiveResponse, { security }: LiveState, file: string, text: string): readonly string[] {
  const faults = judgeResponse(response, { security, kind: kindOf(`current/${file}`), file });
  const isSame = response.status !== 200 || response.body.toString() === text;
  return isSame ? faults : [...faults, 'has changed: its text is not that of its release'];
}

/** Hosts that cannot redirect have a page that does. */
function judgeRedirect({ status, headers, body }: LiveResponse, { to, isTemporary }: Redirect): readonly string[] {
  const { location = '' } = headers;
  const base = 'http://site';
  const target = URL.canParse(location, base) ? new URL(location, base).pathname : undefined;
  const isRedirect = (isTemporary ? [302, 307] : [301, 308]).includes(status) && target === to;
  if (isRedirect || (status === 200 && body.includes(`content="0; url=${to}"`))) return [];
  return [`responds with ${status} instead of a redirect to ${to}`];
}
