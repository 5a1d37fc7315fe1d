import type { SitePolicy } from '@mirqam/shared/contract/Release';
import { addressOf } from '../release/publicKeys.ts';
import { type PinnedRelease, policyOf } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, recordRelease, shellBuild } from '../testing/tinySite.ts';
import { promote } from './promote.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const request = { store, kind: 'promote', why: 'test' } as const;

/** Publishes a shell that shows its CSP, as a checkout with this policy does. */
async function publishShell(csp: string): Promise<PinnedRelease> {
  const build = `${shellBuild.replace('body, site }', 'body, policy }').replace('JSON.stringify(site)', 'policy')} // ${csp}`;
  const release = await publish(store, 'shell', build, [], { 'entry.js': 'entry', 'art/icon.png': 'icon' });
  const policy: SitePolicy = { ...policyOf({}), csp: [csp], files: { 'robots.txt': `${csp} {origin} {art/icon.png}` } };
  return await recordRelease(store, { ...release, policy });
}
const publishArticles = (text: string) =>
  publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one', '/two']);
const read = async (file: string) => (await store.get(`current/${file}`))?.toString();

test('the policy of the site is that of its shell, whoever promotes a remote', async () => {
  const shell = await publishShell("img-src 'none'");
  const first = await promote(request, [shell, await publishArticles('One')]);
  const remote = await promote(request, [await publishArticles('Two')]);
  expect(remote).toMatchObject({ reused: 1, composition: { platform: first.composition.platform } });
  expect(remote.warnings).toEqual([
    'the site keeps its security policy, headers and files at the root: "site deploy shell" brings those of here',
  ]);
  expect(await read('one.html')).toContain("<head>img-src 'none'; style-src 'self'");
  const icon = addressOf(shell, 'art/icon.png');
  expect(await read('robots.txt')).toBe(`img-src 'none' ${first.composition.site?.origin} ${icon}`);

  const other = await promote(request, [await publishShell("img-src 'self'")]);
  expect(other.warnings).toEqual([
    'the security policy, headers or files at the root differ from those that were live',
  ]);
  expect(await read('one.html')).toContain("<head>img-src 'self'; style-src 'self'");
  const back = await rollBack({ store, app: 'shell' });
  expect(back.composition.platform).toBe(first.composition.platform);
  expect(await read('one.html')).toContain("<head>img-src 'none'; ");
});
