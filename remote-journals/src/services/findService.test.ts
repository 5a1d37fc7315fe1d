import { findService } from './findService.ts';

test('a pair of the menu is found with its audience', () => {
  const service = findService({ type: 'publisher', slug: 'maintance-security' });
  expect(service?.audience.label).toBe('Publisher');
  expect(service?.entry.content).toBe('Security');
});

test('a slug that two audiences share leads to the one that was asked for', () => {
  expect(findService({ type: 'publisher', slug: 'journal-hosting' })?.entry.content).toBe('Journalhosting');
  expect(findService({ type: 'university', slug: 'journal-hosting' })?.entry.content).toBe('JournalHosting');
});

test.each([
  { type: 'author', slug: 'peer-review' },
  { type: 'reader', slug: 'find-a-journal' },
  { type: 'author', slug: 'toString' },
  { type: 'Author', slug: 'find-a-journal' },
  { type: 'author', slug: '' },
])('an unknown pair finds nothing: %j', (params) => {
  expect(findService(params)).toBeUndefined();
});
