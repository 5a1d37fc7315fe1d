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
    `main.css of shell@${shell.version} is damaged or lost in ${store.name}`,
  );
});
