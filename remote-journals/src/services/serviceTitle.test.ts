import { audiences } from '../content/audiences.ts';
import { serviceTitle } from './serviceTitle.ts';

test('a title names the audience', () => {
  expect(serviceTitle(audiences.author, 'Translate my paper')).toBe('Translate my paper: Author services');
});

test('the title of a long label omits the audience', () => {
  const label = 'Professional translation by subject experts';
  expect(serviceTitle(audiences.university, label)).toBe(label);
});
