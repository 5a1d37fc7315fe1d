import { RenderThread } from './RenderThread.ts';

const openThread = (text: string) =>
  RenderThread.open({
    composition: { id: 'c0ffee0001', site: { origin: 'https://www.example.org' }, apps: {} },
    base: '',
    builds: {
      shell: {
        server: 'server.cjs',
        sources: {
          'server.cjs': `exports.modules = {}; exports.renderBody = async ({ path }) => ({ html: path, text: ${text} });`,
        },
      },
    },
  });

test('each of many requests that wait for one thread gets its own response', async () => {
  const thread = openThread('path');
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const rendered = await Promise.all(paths.map((path) => thread.renderBody({ path, isNotFound: false })));
  thread.close();
  expect(rendered.map(({ values }) => values.text)).toEqual(paths);
});

test('the code of an app cannot read the environment of the command', async () => {
  expect(Object.keys(process.env)).not.toEqual([]);
  const thread = openThread('JSON.stringify(process.env)');
  const { values } = await thread.renderBody({ path: '/one', isNotFound: false });
  thread.close();
  expect(values.text).toBe('{}');
});
