import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from './audiences.ts';
import { services } from './services.ts';

const entries = services.map(({ entry }) => entry);
const folder = join(process.cwd(), 'remote-journals/src/content');

test.each(Object.keys(audiences))('the list holds every file of %s, each under its own address', (audience) => {
  const listed = entries.filter((entry) => entry.audience === audience).map(({ slug }) => `${slug}.ts`);
  expect(readdirSync(join(folder, audience)).sort()).toEqual(listed.sort());
});

test('a file holds the entry of its address', async () => {
  for (const entry of entries) {
    const module = await import(`./${entry.audience}/${entry.slug}.ts`);
    expect(module.entry).toBe(entry);
  }
});

test('every card says something else, in at most 12 words', () => {
  expect(new Set(entries.map(({ desc }) => desc)).size).toBe(29);
  expect(entries.filter(({ desc }) => desc.split(' ').length > 12)).toEqual([]);
});
