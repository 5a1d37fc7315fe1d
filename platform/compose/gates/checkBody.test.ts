import type { BodyValues } from '../render/RenderJob.ts';
import { checkBody } from './checkBody.ts';

const body: BodyValues = { mainHeadings: ['News'], links: [], ids: [], images: [], styled: [], text: '' };
const check = (changes: Partial<typeof body>) => () => checkBody('/news of news', { ...body, ...changes });

test('a page with one main heading and plain words is accepted', () => {
  expect(check({ text: 'A bestseller leads the list.' })).not.toThrow();
});

test.each(['World-class', 'leading', 'best', 'cutting edge', 'state-of-the-art', 'unrivalled', 'premier'])(
  'a page that says "%s" is refused with the word',
  (boast) => {
    expect(check({ text: `Our ${boast} service` })).toThrow(`/news of news boasts with "${boast}": say in plain words`);
  },
);

test.each([
  'The steps leading to publication',
  'Best before 2027',
  'the road leading up to it',
  'We follow best practice.',
  'At best, one in two.',
  'Dr Best and George Best wrote it, after Best et al.',
  'Banting, F. G., & Best, C. H. (1922)',
  'the Premier League',
])('"%s" is no boast', (text) => {
  expect(check({ text })).not.toThrow();
});

test.each(['The Best Journals', 'Best journals', 'Our Premier service', 'a leading house'])(
  '"%s" is a boast',
  (text) => {
    expect(check({ text })).toThrow('/news of news boasts with ');
  },
);

test.each(['خدماتنا هي الأفضل', 'الناشر الرائد', 'دار رائِدة في النشر', 'الأولى عالميًا', 'خبرة لا مثيل لها'])(
  '«%s» is a boast',
  (text) => {
    expect(check({ text })).toThrow('/news of news boasts with ');
  },
);

test.each(['من الأفضل أن تراسلونا', 'لغة أفضل من ذي قبل', 'كتبه رائد العلي', 'المحكّم الأول'])(
  '«%s» is not a boast',
  (text) => {
    expect(check({ text })).not.toThrow();
  },
);

test('a long text is read in seconds, so that no other release waits for it', () => {
  const start = performance.now();
  expect(check({ text: 'A.A'.repeat(100_000) })).not.toThrow();
  expect(performance.now() - start).toBeLessThan(5000);
});

test('a phrase that its route allows is no boast, and the same word elsewhere is', () => {
  const allowed = [{ phrase: 'Best Paper Award', reason: 'its name' }];
  const page = (text: string) => () => checkBody('/news of news', { ...body, text }, allowed);
  expect(page('The Best Paper Award of 2026')).not.toThrow();
  expect(page('The Best Paper Award for the best paper')).toThrow('boasts with "best"');
});

test.each<[what: string, body: Partial<BodyValues>, refusal: string]>([
  ['an emoji cut in half', { text: 'Read \uFFFD…' }, 'has half a character in "Read \uFFFD": cut texts between'],
  ['filler', { text: 'Lorem ipsum' }, 'has the filler "Lorem": write its text'],
  ['a style element', { styled: ['style'] }, 'has a <style>, which the CSP blocks: write a CSS module'],
  ['code in the markup', { blocked: ['b onclick'] }, 'has <b onclick>, which the CSP blocks: remove it, and do the '],
  ['an element of the head', { ofHead: ['title'] }, 'has a <title>, which belongs to the head of the shell: remove it'],
  ['two elements with one id', { ids: ['a', 'b', 'a'] }, 'has two elements with the id "a": rename one, because '],
])('a page with %s is refused', (_, body, refusal) => {
  expect(check(body)).toThrow(`/news of news ${refusal}`);
});

test.each(['root', 'composition', 'words'])('the id "%s" is refused, because the document has it', (id) => {
  expect(check({ ids: ['content', id] })).toThrow(
    `/news of news has an element with the id "${id}", which the document around it has too: rename it`,
  );
});
