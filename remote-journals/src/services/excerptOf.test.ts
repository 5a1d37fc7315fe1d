import { services as arabicServices } from '../content/ar/services.ts';
import type { Specimen } from '../content/Specimen.ts';
import { services } from '../content/services.ts';
import { excerptOf } from './excerptOf.ts';
import { sectionsOf } from './sectionsOf.ts';

const caption = 'An example';

test('the rows of a report are its facts, paragraphs and points, part by part', () => {
  const report: Specimen = {
    kind: 'report',
    caption,
    parts: [
      { title: 'Reviewer 1', facts: [['Advice', 'Accept']], paras: ['Sound.'] },
      { title: 'Reviewer 2', facts: [['Advice', 'Revise']], list: ['Shorten.', 'Cite.'] },
    ],
  };
  expect(excerptOf(report, [0, 4])).toMatchObject({
    parts: [
      { title: 'Reviewer 1', facts: [['Advice', 'Accept']], paras: [], list: [] },
      { title: 'Reviewer 2', facts: [], paras: [], list: ['Cite.'] },
    ],
  });
});

test('the rows of a table keep their columns and the title of their group', () => {
  const columns = ['Passage', 'Source'];
  const table: Specimen = {
    kind: 'table',
    caption,
    columns,
    groups: [
      { title: 'Harmless', rows: [['Page 4', 'Preprint']] },
      { title: 'To do', rows: [['Page 7', 'Article D']] },
    ],
  };
  expect(excerptOf(table, [1])).toMatchObject({
    columns,
    groups: [{ title: 'To do', rows: [['Page 7', 'Article D']] }],
  });
});

test('a row of a text in two languages is a sentence in both', () => {
  const facing: Specimen = {
    kind: 'facing',
    caption,
    sides: [
      { lang: 'fr', label: 'French', paras: ['Un. Deux.', 'Trois.'] },
      { lang: 'en', label: 'English', paras: ['One. Two.', 'Three.'] },
    ],
  };
  expect(excerptOf(facing, [1])).toMatchObject({ sides: [{ paras: ['Deux.'] }, { paras: ['Two.'] }] });
  expect(excerptOf(facing, [2])).toMatchObject({ sides: [{ paras: ['Trois.'] }, { paras: ['Three.'] }] });
});

test('the rows of a revision are its sentences, then the changes with a comment', () => {
  const sleeps = { del: 'sleeps', ins: 'slept' };
  const proves = { del: 'proves', ins: 'suggests' };
  const actually = { del: 'Actually', ins: 'Now' };
  const revision: Specimen = {
    kind: 'revision',
    caption,
    text: [
      'We met 48 nurses',
      { comment: 'Or 47?' },
      '. They ',
      sleeps,
      ' little, which ',
      { ...proves, comment: 'Agreed?' },
      ' strain. ',
      { ...actually, comment: 'A false friend.' },
      ', they rest.',
    ],
  };
  const textOf = (row: number) => {
    const excerpt = excerptOf(revision, [row]);
    return excerpt.kind === 'revision' ? excerpt.text : [];
  };
  expect(textOf(0)).toEqual(['We met 48 nurses', '. ']);
  expect(textOf(1)).toEqual(['They ', sleeps, ' little, which ', proves, ' strain. ']);
  expect(textOf(2)).toEqual([actually, ', they rest.']);
  expect(textOf(3)).toEqual(['We met 48 nurses', { comment: 'Or 47?' }, '. ']);
  expect(textOf(4)).toEqual(['… little, which ', { ...proves, comment: 'Agreed?' }, ' strain. ']);
  expect(textOf(5)).toEqual(['', { ...actually, comment: 'A false friend.' }, ', they rest.']);
});

const pages = [
  ...services.map((service) => ({ ...service, base: '' })),
  ...arabicServices.map((service) => ({ ...service, base: '/ar' })),
];

test.each(pages)('$base/journals/$entry.audience/$entry.slug enlarges other rows in each section', ({ content }) => {
  const { specimen } = content;
  const excerpts = sectionsOf(content).map(({ rows }) => rows.map((row) => JSON.stringify(excerptOf(specimen, [row]))));
  const nothing = JSON.stringify(excerptOf(specimen, []));
  expect(excerpts.flat()).not.toContain(nothing);
  expect(new Set(excerpts.flat()).size).toBe(excerpts.flat().length);
});
