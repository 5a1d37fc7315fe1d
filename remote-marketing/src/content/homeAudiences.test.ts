import { journals } from '@mirqam/shared/contract/journals';
import { homeAudiences } from './homeAudiences.ts';

test('the recognition section offers the services of the journal menu, in its order', () => {
  const offered = homeAudiences.flatMap(({ label, list }) => list.map(({ title, url }) => ({ label, title, url })));
  const menu = journals.flatMap(({ value, label, list }) =>
    list.map((entry) => ({ label, title: entry.label, url: `/journals/${value}/${entry.slug}` })),
  );
  expect(offered).toEqual(menu);
});

test('every description is at most 12 words', () => {
  const long = homeAudiences.flatMap(({ list }) => list.filter(({ desc }) => desc.split(' ').length > 12));
  expect(long).toEqual([]);
});
