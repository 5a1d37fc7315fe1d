import { journals } from '@mirqam/shared/contract/journals';
import { serviceTitle } from './serviceTitle.ts';

const [author, , , university] = journals;

test('a title names the audience', () => {
  expect(serviceTitle({ audience: author, entry: author.list[2] })).toBe('Translate my paper: Author services');
});

test('a long label stands alone', () => {
  expect(serviceTitle({ audience: university, entry: university.list[6] })).toBe(
    'Professional translation by subject experts',
  );
});
