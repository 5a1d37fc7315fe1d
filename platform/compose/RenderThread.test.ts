import { RenderThread } from './RenderThread.ts';

const shellBuild = `
exports.modules = {};
exports.renderBody = async ({ path }) => ({ html: path, text: path });
`;

test('each of many requests that wait for one thread gets its own response', async () => {
  const thread = RenderThread.open({
    composition: { id: 'c0ffee0001', site: { origin: 'https://www.example.org' }, apps: {} },
    base: '',
    builds: { shell: { server: 'server.cjs', sources: { 'server.cjs': shellBuild } } },
  });
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const rendered = await Promise.all(paths.map((path) => thread.renderBody({ path, isNotFound: false })));
  thread.close();
  expect(rendered.map(({ values }) => values.text)).toEqual(paths);
});
