import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shortNames } from './shortNames.ts';

const workspace = join(import.meta.dirname, '../..');
const sheet = (path: string) => ({ resourcePath: join(workspace, path) });

test('names count through their file, and stay the same when they are met again', () => {
  const nameOf = shortNames(workspace);
  const card = sheet('shared/ui/Card.module.css');
  const [first, second, again] = ['card', 'title', 'card'].map((name) => nameOf(card, '', name));
  expect(first).toMatch(/^[a-zA-Z]{3}0$/);
  expect(second).toBe(`${first?.slice(0, 3)}1`);
  expect(again).toBe(first);
});

test('a file has the same names in every build', () => {
  const names = () => shortNames(workspace)(sheet('shared/ui/Card.module.css'), '', 'card');
  expect(names()).toBe(names());
});

test('no two files of the site share their letters', () => {
  const nameOf = shortNames(workspace);
  const folders = ['shared', 'shell/src', 'remote-journals/src', 'remote-legal/src', 'remote-marketing/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => join(folder, path)),
  );
  const letters = files.map((path) => nameOf(sheet(path), '', 'any').slice(0, 3));
  expect(letters.length).toBeGreaterThan(50);
  expect(new Set(letters).size).toBe(letters.length);
});
