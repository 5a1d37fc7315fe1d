import type { Menu } from '@mirqam/shared/contract/Menu';
import { relatedServices } from './relatedServices.ts';

const entry = (label: string, url: string) => ({ value: url.replace(/^.*\//, ''), label, url });
const menu: Menu = [
  { value: 'author', label: 'Author', list: [entry('Find a journal', '/journals/author/find-a-journal')] },
  {
    value: 'editor',
    label: 'Editor',
    list: [entry('Metrics', '/journals/editor/metrics'), entry('Compliance', '/journals/editor/compliance')],
  },
];

test('related services are the other services of the audience', () => {
  expect(relatedServices(menu, '/journals/editor/compliance')).toEqual([entry('Metrics', '/journals/editor/metrics')]);
});

test('a service that the menu lacks has no related services', () => {
  expect(relatedServices(menu, '/journals/editor/lost')).toEqual([]);
});
