import { objectKey } from '../../release/objects.ts';
import { FolderStore } from '../../store/FolderStore.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { publish } from '../../testing/tinySite.ts';
import { compose } from '../compose.ts';
import { openRenderer } from './openRenderer.ts';

const shellBuild = `
exports.modules = {};
exports.renderBody = async ({ path, loadPage }) => {
  const html = (await loadPage(path.slice(1), 'HomePage'))();
  return { html, mainHeadings: ['One'], links: [], ids: [], images: [], styled: [], text: '' };
};
exports.renderDocument = ({ body }) => ({ start: '', end: body });
`;
const remoteBuild = (text: string) => `
exports.routes = [];
exports.pages = { HomePage: async () => ({ HomePage: () => '<h1>${text}</h1>' }) };
`;

const folder = scratchFolder(beforeEach, afterEach);

async function publishApps(store: FolderStore) {
  return {
    shell: await publish(store, 'shell', shellBuild, []),
    one: await publish(store, 'one', remoteBuild('One'), ['/one', '/two']),
    two: await publish(store, 'two', remoteBuild('Two'), []),
  };
}

test('a page runs the code of its own app and of no other', async () => {
  const store = new FolderStore(folder);
  const releases = await publishApps(store);
  const { render, close } = openRenderer(store, compose(releases), releases);
  const [route] = releases.one.routes;
  const [own, other] = route?.paths ?? [];
  const { end } = await render({ app: 'one', route, about: own });
  expect(Buffer.from(end).toString()).toBe('<h1>One</h1>');
  const refused = /^\/two of one cannot be rendered: it loads a page of two, whose build it may not run; /;
  await expect(render({ app: 'one', route, about: other })).rejects.toThrow(refused);
  await close();
});

test('a build that has lost a file is not run', async () => {
  const store = new FolderStore(folder);
  const releases = await publishApps(store);
  await store.remove(Object.values(releases.one.serverFiles).map((hash) => objectKey(hash)));
  const { render } = openRenderer(store, compose(releases), releases);
  const [route] = releases.one.routes;
  const rendering = render({ app: 'one', route, about: route?.paths[0] });
  await expect(rendering).rejects.toThrow(
    /^server\/server\.cjs of one@\S+ is damaged or lost in \S+: run "site publish one" /,
  );
});
