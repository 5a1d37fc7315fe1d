import { continueTyping, matchOption, matchParts, sought } from './matchOption.ts';

const labels = ['Find a journal', 'Enhance my paper', 'Evaluate my paper', 'Check integrity', 'evidence'];

test('a letter matches the next option that starts with it', () => {
  expect(matchOption(labels, 'e', 0)).toBe(1);
  expect(matchOption(labels, 'E', 1)).toBe(2);
});

test('repeating a letter cycles through the options that start with it', () => {
  expect(matchOption(labels, 'ee', 1)).toBe(2);
  expect(matchOption(labels, 'eee', 2)).toBe(4);
  expect(matchOption(labels, 'eeee', 4)).toBe(1);
});

test('several letters match the option that starts with all of them, even if it is the current one', () => {
  expect(matchOption(labels, 'ev', 1)).toBe(2);
  expect(matchOption(labels, 'eva', 2)).toBe(2);
  expect(matchOption(labels, 'find', 3)).toBe(0);
});

test('where no option starts with the letters, a word of the next option may', () => {
  expect(matchOption(labels, 'jour', 2)).toBe(0);
  expect(matchOption(labels, 'paper', 2)).toBe(2);
  expect(matchOption(labels, 'i', 0)).toBe(3);
});

test('a match is the start of a word', () => {
  expect(matchParts('Find a journal', 'JOUR')).toEqual(['Find a ', 'jour', 'nal']);
  expect(matchParts('End-to-End journal hosting', 'to')).toEqual(['End-', 'to', '-End journal hosting']);
  expect(matchParts('End-to-End journal hosting', 'to end j')).toEqual(['End-', 'to-End j', 'ournal hosting']);
  expect(matchParts('Find a journal', 'nal')).toBeUndefined();
  expect(matchParts('Find a journal', '(')).toBeUndefined();
  expect(sought('ee')).toBe('e');
  expect(sought('een')).toBe('een');
});

test.each([
  ['أدوات المحرر', 'ادوات'],
  ['إدارة المجلة', 'اداره'],
  ['الطباعة والنشر', 'الطباعه و'],
  ['مستوى البحث', 'مستوي'],
  ['المُحكِّم', 'المحكم'],
  ['رؤية المؤسسة', 'رويه الموسسه'],
])('%s is found by %s', (label, typed) => {
  const parts = matchParts(label, typed);
  expect(parts?.[0]).toBe('');
  expect(parts?.join('').normalize()).toBe(label.normalize());
});

test.each([
  ['التحرير والترجمة', 'تحرير', 'ال'],
  ['التحرير والترجمة', 'ترجم', 'التحرير وال'],
  ['البحث في المجلات', 'المجل', 'البحث في '],
])('%s is found by %s, with or without the article', (label, typed, before) => {
  expect(matchParts(label, typed)?.[0]).toBe(before);
});

test('letters without a match do not move', () => {
  expect(matchOption(labels, 'x', 3)).toBe(3);
  expect(matchOption([], 'x', 0)).toBe(0);
});

test('a pause of more than half a second starts the word again', () => {
  expect(continueTyping('fi', 'n', 500)).toBe('fin');
  expect(continueTyping('fi', 'n', 501)).toBe('n');
});
