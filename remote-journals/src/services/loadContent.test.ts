import { journals } from '@mirqam/shared/contract/journals';
import { contentFiles } from './contentFiles.ts';
import { loadContent, readContent } from './loadContent.ts';

const [audience, , editor] = journals;
const service = { audience, entry: audience.list[0] };
const lost = () => Promise.reject(new Error('chunk lost'));

test('every render of a page reads the same promise', () => {
  const compliance = { audience: editor, entry: editor.list[1] };
  expect(readContent(compliance)).toBe(readContent(compliance));
});

test('a loaded content can be read without waiting', async () => {
  const metrics = { audience: editor, entry: editor.list[0] };
  const content = await loadContent(metrics);
  expect(readContent(metrics)).toMatchObject({ status: 'fulfilled', value: content });
});

test('a failed load leaves renders waiting, so that the HTML stays, until the next preload succeeds', async () => {
  const broken = jest.spyOn(contentFiles, 'author-FindJournal').mockImplementation(lost);
  const shown = jest.fn();
  readContent(service)?.then(shown, shown);
  await expect(loadContent(service)).rejects.toThrow('chunk lost');
  expect(shown).not.toHaveBeenCalled();
  broken.mockRestore();
  const content = await loadContent(service);
  await expect(readContent(service)).resolves.toBe(content);
});

test('a service without a content file has nothing to load', () => {
  const entry = { ...service.entry, content: 'Lost' };
  // @ts-expect-error the menu knows no such file, an older release might
  expect(loadContent({ audience, entry })).toBeUndefined();
});
