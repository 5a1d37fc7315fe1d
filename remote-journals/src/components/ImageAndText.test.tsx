import { render, screen } from '@testing-library/react';
import type { JournalSection } from '../content/JournalContent.ts';
import { ImageAndText } from './ImageAndText.tsx';

test('a section without items has no list', () => {
  const section: JournalSection = { img: 'author/x-1', alt: '', title: 'Formats', para1: 'Online.', list: [] };
  render(<ImageAndText section={section} isMirrored={false} />);
  expect(screen.getByText('Online.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
