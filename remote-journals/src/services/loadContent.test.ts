import { journals } from 'shared/contract/journals';
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
  const load = loadContent({ audience: editor, entry: editor.list[0] });
  const content = await load;
  expect(load).toMatchObject({ status: 'fulfilled', value: content });
});

test('a failed load stays failed for renders and is tried again by the next preload', async () => {
  const broken = jest.spyOn(contentFiles, 'author-FindJournal').mockImplementation(lost);
  await expect(loadContent(service)).rejects.toThrow('chunk lost');
  broken.mockRestore();
  await expect(readContent(service)).rejects.toThrow('chunk lost');
  await expect(loadContent(service)).resolves.toHaveProperty('section1');
});

test('a service without a content file has nothing to load', () => {
  const entry = { ...service.entry, content: 'Lost' };
  // @ts-expect-error the menu knows no such file, an older release might
  expect(loadContent({ audience, entry })).toBeUndefined();
});
