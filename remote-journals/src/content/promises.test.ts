import { findPromises, sentencesOf } from '@mirqam/platform/testing/findPromises';
import { promises } from './promises.ts';
import { services } from './services.ts';

test('the register lists what the pages promise, and each page makes the promises that are listed for it', () => {
  const differences = services.map(({ entry, content: { specimen: _example, ...content } }) => {
    const path = `/journals/${entry.audience}/${entry.slug}` as const;
    const listed = Object.values(promises[path] ?? {}).flat();
    const made = sentencesOf({ entry, content });
    return {
      path,
      unlisted: findPromises({ entry, content }).filter((sentence) => !listed.includes(sentence)),
      unmade: listed.filter((sentence) => !made.includes(sentence)),
    };
  });
  expect(differences.filter(({ unlisted, unmade }) => unlisted.length + unmade.length > 0)).toEqual([]);
});

test('the register names services of the menu alone', () => {
  const paths = services.map(({ entry }) => `/journals/${entry.audience}/${entry.slug}`);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(promises)));
});
