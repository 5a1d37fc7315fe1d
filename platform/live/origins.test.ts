import type { Origins } from '@mirqam/shared/contract/origins';
import type { Route } from '@mirqam/shared/contract/Route';
import { type PinnedRelease, policyOf } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, recordRelease, shellBuild } from '../testing/tinySite.ts';
import { compareStates } from './compareStates.ts';
import { promote } from './promote.ts';
import { hostedSite } from './readHostedSite.ts';
import { readLive } from './readLive.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const video = 'https://video.example.org';
const picture = `${video}/still.png`;
const request = { store, kind: 'promote', why: 'test' } as const;

/** Publishes a shell that shows the CSP of each page, and sends the origins that it allows as a header. */
async function publishShell(origins: Origins): Promise<PinnedRelease> {
  const build = shellBuild.replace('body, site }', 'body, policy }').replace('JSON.stringify(site)', 'policy');
  const shell = await publish(store, 'shell', `${build} // ${JSON.stringify(origins)}`, []);
  return await recordRelease(store, {
    ...shell,
    policy: { ...policyOf({}), origins, headers: { Allowed: JSON.stringify(origins) } },
  });
}

/** Publishes a page at /one, and one at /video, whose route asks for other origins. */
async function publishArticles(origins: Origins): Promise<PinnedRelease> {
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

test('only the pages of a route that asks for an allowed origin get it in their policy', async () => {
  const origins = { frame: [video], img: [video] };
  await promote(request, [await publishShell(origins), await publishArticles({ img: [video] })]);
  const first = await readLive(store);
  expect(await read('video.html')).toContain(`img-src 'self' ${video}`);
  await promote(request, [await publishArticles(origins)]);
  const live = await readLive(store);
  expect(await read('video.html')).toContain(`frame-src ${video}; img-src 'self' ${video}; `);
  expect(await read('one.html')).not.toContain(video);
  expect(live.composition.apps['articles']?.routes).toEqual([
    ['/one', 'ArticlePage', '/one'],
    ['/video', 'ArticlePage', '/video', { hasOwnPolicy: true }],
  ]);
  expect(compareStates(first, live)).toContain(`+ origins of /video of articles: frame ${video}`);
  expect((await hostedSite(store)).security).toEqual({ Allowed: JSON.stringify(origins) });
});

test('an origin that the shell does not allow is refused, and so is an image of it on another page', async () => {
  const shell = await publishShell({ img: [video] });
  const refusal = `/video of articles asks for frame ${video}, which the shell does not allow: add it to shared/contract/origins.ts and deploy the shell`;
  await expect(promote(request, [shell, await publishArticles({ frame: [video] })])).rejects.toThrow(refusal);
  await expect(promote(request, [shell, await publishArticles({})])).rejects.toThrow(
    `/video of articles shows ${picture}, which neither its app nor the shell has`,
  );
});
