import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Specimen } from '../../content/Specimen.ts';
import { words } from '../../content/words.ts';
import { SpecimenStage } from './SpecimenStage.tsx';

const place = { caption: 'A report on wells' } as const;

function show(specimen: Specimen) {
  render(<SpecimenStage specimen={specimen} words={words.specimen} tone="teal" pattern="p" />);
  return within(screen.getByRole('figure', { name: /Example\s+A report on wells/ }));
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('a specimen is a figure that is marked as an example, with its caveat', () => {
  const figure = show({ ...place, kind: 'schedule', entries: [], note: 'Dates follow the call.' });
  expect(figure.getByText('Dates follow the call.')).toBeVisible();
});

test('a revision shows its changes and its comments, and a control that hides them', () => {
  const figure = show({
    ...place,
    kind: 'revision',
    text: ['The data ', { del: 'was', ins: 'were' }, ' lost', { comment: 'Which data?' }, { del: ' again' }, '.'],
  });
  expect(texts(figure.getAllByRole('deletion'))).toEqual(['was', ' again']);
  expect(texts(figure.getAllByRole('insertion'))).toEqual(['were']);
  expect(texts(figure.getAllByRole('listitem'))).toEqual(['Which data?']);
  expect(figure.getByText('[1]')).toBeVisible();
  expect(figure.getByRole('checkbox', { name: 'Show the changes' })).toBeChecked();
});

test('a revision without comments has no list of them', () => {
  const figure = show({ ...place, kind: 'revision', text: ['The data ', { del: 'was', ins: 'were' }, ' lost.'] });
  expect(figure.queryByRole('list')).not.toBeInTheDocument();
});

test('each part of a report is named by its title', () => {
  const figure = show({
    ...place,
    kind: 'report',
    parts: [
      { title: 'Reviewer 1', facts: [['Advice', 'Revise']], paras: ['The design is sound.'] },
      { title: 'Reviewer 2', list: ['State the sample size.', 'Cite the protocol.'] },
    ],
  });
  const first = within(figure.getByRole('article', { name: 'Reviewer 1' }));
  expect(first.getByRole('term')).toHaveTextContent('Advice');
  expect(first.getByRole('definition')).toHaveTextContent('Revise');
  expect(first.getByText('The design is sound.')).toBeVisible();
  const second = within(figure.getByRole('article', { name: 'Reviewer 2' }));
  expect(texts(second.getAllByRole('listitem'))).toEqual(['State the sample size.', 'Cite the protocol.']);
});

test('two reports of a kind have a control that chooses one of them, the first at the start', () => {
  const figure = show({
    ...place,
    kind: 'report',
    choice: 'Read the report of',
    parts: [{ title: 'Reviewer 1' }, { title: 'Reviewer 2' }],
  });
  const choice = within(figure.getByRole('group', { name: 'Read the report of' }));
  const [first, second] = choice.getAllByRole('radio');
  expect(first).toHaveAccessibleName('Reviewer 1');
  expect(first).toBeChecked();
  expect(second).toHaveAccessibleName('Reviewer 2');
  expect(second).not.toBeChecked();
});

test('each group of a table can be closed, and names its columns', async () => {
  const figure = show({
    ...place,
    kind: 'table',
    columns: ['Source', 'Action'],
    groups: [
      { title: 'Harmless', rows: [['Own preprint', 'None']] },
      { title: 'To do', rows: [['Article D', 'Rewrite']] },
    ],
  });
  const columns = figure.getAllByRole('columnheader');
  expect(texts(columns)).toEqual(['Source', 'Action', 'Source', 'Action']);
  await userEvent.click(figure.getByText('To do'));
  expect(figure.getByText('None')).toBeVisible();
  expect(figure.getByText('Rewrite')).not.toBeVisible();
});

test('a table names its columns and its rows', () => {
  const figure = show({
    ...place,
    kind: 'table',
    columns: ['Source', 'Words', 'Action'],
    groups: [{ rows: [['Own preprint', '212', 'None']] }],
  });
  expect(texts(figure.getAllByRole('columnheader'))).toEqual(['Source', 'Words', 'Action']);
  expect(texts(figure.getAllByRole('rowheader'))).toEqual(['Own preprint']);
  expect(texts(figure.getAllByRole('cell'))).toEqual(['212', 'None']);
});

test('a schedule lists its times and events', () => {
  const figure = show({
    ...place,
    kind: 'schedule',
    entries: [
      { when: '09:00', what: 'Doors open' },
      { when: '09:30', what: 'First talk', detail: '15 minutes and 5 for questions' },
    ],
  });
  expect(texts(figure.getAllByRole('listitem'))).toEqual([
    '09:00 Doors open',
    '09:30 First talk 15 minutes and 5 for questions',
  ]);
});

test('a checklist names the state of each item', () => {
  const figure = show({
    ...place,
    kind: 'checklist',
    items: [
      { mark: 'done', state: 'Present', what: 'Ethics approval' },
      { mark: 'question', state: 'Ask the author', what: 'Data statement', detail: 'The link does not open.' },
    ],
  });
  expect(texts(figure.getAllByRole('listitem')).map((text) => text?.trim())).toEqual([
    'Present Ethics approval',
    'Ask the author Data statement The link does not open.',
  ]);
});

test('facing texts name their languages', () => {
  const figure = show({
    ...place,
    kind: 'facing',
    sides: [
      { lang: 'fr', label: 'French', paras: ['Les puits ont été analysés.'] },
      { lang: 'en', label: 'English', paras: ['The wells were analysed.'] },
    ],
  });
  const [french, english] = figure.getAllByRole('blockquote');
  expect(french).toHaveAttribute('lang', 'fr');
  expect(english).toHaveTextContent('The wells were analysed.');
});

test('messages are shown in the order in which they were sent, each with its header', () => {
  const figure = show({
    ...place,
    kind: 'message',
    messages: [
      { from: 'Editor', to: 'Author', subject: 'Figure 2', paras: ['Please send the file.'] },
      { from: 'Author', to: 'Editor', paras: ['Here it is.'] },
    ],
  });
  expect(texts(figure.getAllByRole('definition'))).toEqual(['Editor', 'Author', 'Figure 2', 'Author', 'Editor']);
  expect(texts(figure.getAllByRole('blockquote'))).toEqual(['Please send the file.', 'Here it is.']);
});

test('a palette names the contrast of white text on each colour', () => {
  const figure = show({
    ...place,
    kind: 'palette',
    colours: [{ hex: '#767676', name: 'Grey', use: 'Small text.' }],
  });
  for (const text of ['Grey', '#767676, contrast 4.5 to 1', 'Small text.'])
    expect(figure.getByText(text)).toBeVisible();
});
