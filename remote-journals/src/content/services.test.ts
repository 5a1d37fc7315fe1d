import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from './audiences.ts';
import { services } from './services.ts';

const entries = services.map(({ entry }) => entry);
const folder = join(process.cwd(), 'remote-journals/src/content');

test.each(Object.keys(audiences))('the list names every file of the audience %s', (audience) => {
  const listed = entries.filter((entry) => entry.audience === audience).map(({ slug }) => `${slug}.ts`);
  expect(readdirSync(join(folder, audience)).sort()).toEqual(listed.sort());
});

test('every file holds the entry of its own address', async () => {
  for (const entry of entries) {
    const module = await import(`./${entry.audience}/${entry.slug}.ts`);
    expect(module.entry).toBe(entry);
  }
});

test('every service has its own card text of at most 12 words', () => {
  expect(new Set(entries.map(({ desc }) => desc)).size).toBe(29);
  expect(entries.filter(({ desc }) => desc.split(' ').length > 12)).toEqual([]);
});
