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

beforeEach(() => {
  render(<ImageAndText section={section} specimen={specimen} words={words.specimen} isMirrored={false} />);
});

test('a section without items has no list', () => {
  expect(screen.getByText('Online.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a section enlarges its rows of the specimen for sight only, because the sheet above is read', () => {
  expect(screen.getByText('First talk, online.')).toBeVisible();
  expect(screen.queryByText('Chair opens.')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
