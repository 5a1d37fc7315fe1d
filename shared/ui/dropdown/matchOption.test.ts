import { continueTyping, matchOption } from './matchOption.ts';

const labels = ['Find a journal', 'Enhance my paper', 'Evaluate my paper', 'Check integrity', 'evidence'];

test('a letter leads to the next option that starts with it', () => {
  expect(matchOption(labels, 'e', 0)).toBe(1);
  expect(matchOption(labels, 'E', 1)).toBe(2);
});

test('the same letter again goes round the options that start with it', () => {
  expect(matchOption(labels, 'ee', 1)).toBe(2);
  expect(matchOption(labels, 'eee', 2)).toBe(4);
  expect(matchOption(labels, 'eeee', 4)).toBe(1);
});

test('several letters lead to the option that starts with them all, also where they stay on it', () => {
  expect(matchOption(labels, 'ev', 1)).toBe(2);
  expect(matchOption(labels, 'eva', 2)).toBe(2);
  expect(matchOption(labels, 'find', 3)).toBe(0);
});

test('letters that start no option move nothing', () => {
  expect(matchOption(labels, 'x', 3)).toBe(3);
  expect(matchOption([], 'x', 0)).toBe(0);
});

test('a pause of more than half a second starts the word anew', () => {
  expect(continueTyping('fi', 'n', 500)).toBe('fin');
  expect(continueTyping('fi', 'n', 501)).toBe('n');
});
