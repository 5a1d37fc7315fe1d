import { integrityOf } from '../../release/hash.ts';
import { objectKey } from '../../release/objects.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { publish, shellBuild } from '../../testing/tinySite.ts';
import { openStylesheets } from './openStylesheets.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('no text of a stylesheet ends the element in which it stands', async () => {
  const css = `.quote::before { content: '</style><p>'; } /* </STYLE> */`;
  const shell = await publish(store, 'shell', shellBuild, [], { 'main.css': css });
  const { text, integrity } = await openStylesheets(store, shell)('main.css');
  expect(text).toBe(`.quote::before { content: '\\3c /style><p>'; } /* \\3c /STYLE> */`);
  expect(integrity).toBe(integrityOf(text));
});

test('an altered stylesheet is not taken into a page', async () => {
  const shell = await publish(store, 'shell', shellBuild, [], { 'main.css': 'p { color: red }' });
  await store.replace(objectKey(shell.files['main.css']?.integrity ?? ''), Buffer.from('p { display: none }'));
  await expect(openStylesheets(store, shell)('main.css')).rejects.toThrow(
    `apps/shell/${shell.version}/main.css is damaged or lost in ${store.name}`,
  );
});

test('a stylesheet in a page has the earlier addresses of files', async () => {
  const css = '@font-face { src: url(/apps/shell/2/a.woff2) } p { cursor: url(/apps/shell/2/a.woff) }';
  const shell = await publish(store, 'shell', shellBuild, [], { 'main.css': css });
  const earlier = { '/apps/shell/2/a.woff2': '/apps/shell/1/a.woff2' };
  const { text, integrity } = await openStylesheets(store, shell, earlier)('main.css');
  expect(text).toBe('@font-face { src: url(/apps/shell/1/a.woff2) } p { cursor: url(/apps/shell/2/a.woff) }');
  expect(integrity).toBe(integrityOf(text));
});
