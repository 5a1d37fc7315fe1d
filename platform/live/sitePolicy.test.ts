import type { Origins } from '@mirqam/shared/contract/origins';
import type { SitePolicy } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { addressOf } from '../release/publicKeys.ts';
import { type PinnedRelease, policyOf } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, recordRelease, shellBuild } from '../testing/tinySite.ts';
import { compareStates } from './compareStates.ts';
import { promote } from './promote.ts';
import { hostedSite } from './readHostedSite.ts';
import { readLive } from './readLive.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const video = 'https://video.example.org';
const picture = `${video}/still.png`;
const request = { store, kind: 'promote', why: 'test' } as const;

/** Publishes a shell that shows the CSP of each page, as a checkout with this policy does. */
async function publishShell(policy: Partial<SitePolicy>): Promise<PinnedRelease> {
  const build = shellBuild.replace('body, site }', 'body, policy }').replace('JSON.stringify(site)', 'policy');
  const files = { 'entry.js': 'entry', 'art/icon.png': 'icon' };
  const shell = await publish(store, 'shell', `${build} // ${JSON.stringify(policy)}`, [], files);
  return await recordRelease(store, { ...shell, policy: { ...policyOf({}), ...policy } });
}
const publishArticles = (text: string) =>
  publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one', '/two']);

/** Publishes a page at /one, and one at /video, whose route asks for other origins. */
async function publishVideo(origins: Origins): Promise<PinnedRelease> {
  const frames = origins.frame ? `['${video}/talk']` : '[]';
  const body = `slug === 'video' ? { html: '<h1>Video</h1>', images: ['${picture}'], embedded: { frame: ${frames}, media: [] } } : '<h1>One</h1>'`;
  const articles = await publish(store, 'articles', `${articlesBuild(body)} // ${JSON.stringify(origins)}`, [
    '/one',
    '/video',
  ]);
  const [all] = articles.routes;
  const routeOf = (path: string): Route => ({
    pattern: path,
    page: 'ArticlePage',
    paths: all?.paths.filter((about) => about.path === path) ?? [],
  });
  return await recordRelease(store, { ...articles, routes: [routeOf('/one'), { ...routeOf('/video'), origins }] });
}
const read = async (file: string) => (await store.get(`current/${file}`))?.toString();

test('the policy of the site is that of its shell, whoever promotes a remote', async () => {
  const policy = (csp: string) => ({ csp: [csp], files: { 'robots.txt': `${csp} {origin} {art/icon.png}` } });
  const shell = await publishShell(policy("img-src 'none'"));
  const first = await promote(request, [shell, await publishArticles('One')]);
  const remote = await promote(request, [await publishArticles('Two')]);
  expect(remote).toMatchObject({ reused: 1, composition: { platform: first.composition.platform } });
  expect(remote.warnings).toEqual([
    'the site keeps its security policy, headers and files at the root: "site deploy shell" brings those of here',
  ]);
  expect(await read('one.html')).toContain("<head>img-src 'none'; style-src 'self'");
  const icon = addressOf(shell, 'art/icon.png');
  expect(await read('robots.txt')).toBe(`img-src 'none' ${first.composition.site?.origin} ${icon}`);

  const other = await promote(request, [await publishShell(policy("img-src 'self'"))]);
  expect(other.warnings).toEqual([
    'the security policy, headers or files at the root differ from those that were live',
  ]);
  expect(await read('one.html')).toContain("<head>img-src 'self'; style-src 'self'");
  const back = await rollBack({ store, app: 'shell' });
  expect(back.composition.platform).toBe(first.composition.platform);
  expect(await read('one.html')).toContain("<head>img-src 'none'; ");
});

test('only the pages of a route that asks for an allowed origin get it in their policy', async () => {
  const origins = { frame: [video], img: [video] };
  const headers = { Allowed: JSON.stringify(origins) };
  await promote(request, [await publishShell({ origins, headers }), await publishVideo({ img: [video] })]);
  const first = await readLive(store);
  expect(await read('video.html')).toContain(`img-src 'self' ${video}`);
  await promote(request, [await publishVideo(origins)]);
  const live = await readLive(store);
  expect(await read('video.html')).toContain(`frame-src ${video}; img-src 'self' ${video}; `);
  expect(await read('one.html')).not.toContain(video);
  expect(live.composition.apps['articles']?.routes).toEqual([
    ['/one', 'ArticlePage', '/one'],
    ['/video', 'ArticlePage', '/video', { hasOwnPolicy: true }],
  ]);
  expect(compareStates(first, live)).toContain(`+ origins of /video of articles: frame ${video}`);
  expect((await hostedSite(store)).security).toEqual(headers);
});

test('an origin that the shell does not allow is refused, and so is an image of it on another page', async () => {
  const shell = await publishShell({ origins: { img: [video] } });
  const refusal = `/video of articles asks for frame ${video}, which the shell does not allow: add it to shared/contract/origins.ts and deploy the shell`;
  await expect(promote(request, [shell, await publishVideo({ frame: [video] })])).rejects.toThrow(refusal);
  await expect(promote(request, [shell, await publishVideo({})])).rejects.toThrow(
    `/video of articles shows ${picture}, which neither its app nor the shell has`,
  );
});
