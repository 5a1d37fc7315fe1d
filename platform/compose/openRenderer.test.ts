import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore } from '../store/FolderStore.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { publish } from '../testing/tinySite.ts';
import { compose } from './compose.ts';
import { openRenderer } from './openRenderer.ts';

const shellBuild = `
exports.modules = {};
exports.renderBody = async ({ loadPage }) => {
  const html = (await loadPage('one', 'HomePage'))() + (await loadPage('two', 'HomePage'))();
  return { html, mainHeadings: ['One'], links: [], ids: [], images: [], styled: [], text: '' };
};
exports.renderDocument = ({ body }) => ({ start: '', end: body });
`;
const remoteBuild = (text: string) => `
exports.routes = [];
exports.pages = { HomePage: async () => ({ HomePage: () => '<h1>${text}</h1>' }) };
`;

const folder = scratchFolder(beforeEach, afterEach);

test('pages of the same name in two apps stay apart', async () => {
  const store = new FolderStore(folder);
  const releases = {
    shell: await publish(store, 'shell', shellBuild, []),
    one: await publish(store, 'one', remoteBuild('One'), ['/home']),
    two: await publish(store, 'two', remoteBuild('Two'), []),
  };
  const { render, close } = openRenderer(store, compose(releases), releases);
  const [route] = releases.one.routes;
  const { end } = await render({ app: 'one', route, about: route?.paths[0] });
  expect(Buffer.from(end).toString()).toBe('<h1>One</h1><h1>Two</h1>');
  await close();
});

test('a build that has lost a file is not run', async () => {
  const store = new FolderStore(folder);
  const releases = {
    shell: await publish(store, 'shell', shellBuild, []),
    one: await publish(store, 'one', remoteBuild('One'), ['/home']),
  };
  await rm(join(folder, `apps/one/${releases.one.version}/server/server.cjs`));
  const { render } = openRenderer(store, compose(releases), releases);
  const rendering = render({ app: 'shell', route: undefined, about: undefined });
  await expect(rendering).rejects.toThrow(/^apps\/one\/\S+\/server\.cjs is missing in \S+: run "site publish one" /);
});
