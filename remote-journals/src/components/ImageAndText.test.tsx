import { render, screen } from '@testing-library/react';
import type { JournalSection } from '../content/JournalContent.ts';
import type { Specimen } from '../content/Specimen.ts';
import { words } from '../content/words.ts';
import { ImageAndText } from './ImageAndText.tsx';

const section: JournalSection = { img: 'author/x-1', rows: [1], title: 'Formats', para1: 'Online.', list: [] };

const specimen: Specimen = {
  kind: 'schedule',
  caption: 'A run sheet',
  entries: [
    { when: '14:00', what: 'Chair opens.' },
    { when: '14:05', what: 'First talk, online.' },
  ],
};

const show = (example: Specimen = specimen, rows = section.rows) =>
  render(<ImageAndText section={{ ...section, rows }} specimen={example} words={words.specimen} isMirrored={false} />);

test('a section without items has no list', () => {
  show();
  expect(screen.getByText('Online.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a section enlarges its rows of the specimen for sight only, because the sheet above is read', () => {
  show();
  expect(screen.getByText('First talk, online.')).toBeVisible();
  expect(screen.queryByText('Chair opens.')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each<Specimen>([
  { kind: 'revision', caption: 'A marked copy', text: ['The data ', { del: 'was', ins: 'were' }, ' lost.'] },
  { kind: 'report', caption: 'Reports', choice: 'Read', parts: [{ title: 'One', paras: ['Yes.'] }, { title: 'Two' }] },
  { kind: 'table', caption: 'Matches', columns: ['Source'], groups: [{ title: 'Harmless', rows: [['Preprint']] }] },
])('no control of a $kind stands among the enlarged rows, which assistive technology does not read', (example) => {
  const { container } = show(example, [0]);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent(/data|Yes|Preprint/);
  expect(container.querySelector('input, summary, label')).toBeNull();
});
