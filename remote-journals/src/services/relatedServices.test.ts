import { journals } from '@mirqam/shared/contract/journals';
import { relatedServices } from './relatedServices.ts';

test('the other services of the audience are linked, the current one is not', () => {
  const [, , editor] = journals;
  expect(relatedServices({ audience: editor, entry: editor.list[1] }).map(({ href }) => href)).toEqual([
    '/journals/editor/journal-metrics-analytics',
    '/journals/editor/conference-presentation-support',
    '/journals/editor/conference-registration-logistics',
  ]);
});
