import { build } from 'esbuild';
import { renderTiny } from '../../testing/tinyRender.ts';

let shell: string;
beforeAll(async () => {
  const contents = `
    export * as modules from 'react-dom';
    import { prerenderToNodeStream } from 'react-dom/static';
    export async function renderBody({ loadPage }) {
      const Page = await loadPage('one', 'HomePage');
      const errors = [];
      const { prelude } = await prerenderToNodeStream(await Page(), { onError: (error) => void errors.push(error) });
      if (errors.length > 0) throw errors[0];
      let html = '';
      for await (const chunk of prelude) html += chunk;
      return { html, mainHeadings: [], links: [], ids: [], images: [], styled: [], text: '' };
    }`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  shell = outputFiles[0]?.text ?? '';
});

test.each([
  `typeof document === 'undefined' ? null : rendererModules.createPortal('a', document.body)`,
  `typeof window === 'undefined' ? null : rendererModules.createPortal('a', window.document.head)`,
  `typeof document === 'undefined' ? null : rendererModules.createPortal('a', document.createElement('div'))`,
  `typeof document === 'undefined' ? null : rendererModules.createPortal('a', document.getElementById('b'))`,
])('a page that is %s is refused, because React cannot hydrate it', async (element) => {
  await expect(renderTiny(shell, element)).rejects.toThrow(
    'it renders a portal with a window: render it after an effect has run, as in useEffect(() => setOpen(true), [])',
  );
});

test('a page that creates an element with a window, and shows nothing of it, is accepted', async () => {
  const element = `(typeof document === 'undefined' || document.createElement('i'), 'a')`;
  expect((await renderTiny(shell, element)).html).toBe('a');
});
