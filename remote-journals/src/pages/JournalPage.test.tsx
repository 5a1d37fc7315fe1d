import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { content } from '../content/author/translate-my-paper.ts';
import { JournalPage } from './JournalPage.tsx';

const menus = {
  journals: [
    {
      value: 'author',
      label: 'Author',
      list: [
        { value: 'find-a-journal', label: 'Find a journal', url: '/journals/author/find-a-journal' },
        { value: 'translate-my-paper', label: 'Translate my paper', url: '/journals/author/translate-my-paper' },
        { value: 'evaluate-my-paper', label: 'Evaluate my paper', url: '/journals/author/evaluate-my-paper' },
      ],
    },
  ],
};

const translate = { type: 'author', slug: 'translate-my-paper' };

async function show(params: Readonly<Record<string, string>>) {
  const navigate = jest.fn();
  const notFound = (): never => {
    throw new Error('not found');
  };
  await act(async () => {
    await JournalPage.preload(params);
    render(<JournalPage params={params} navigate={navigate} pending={false} menus={menus} notFound={notFound} />);
  });
  return { navigate };
}

test('the heading of the page is the label of the menu', async () => {
  await show(translate);
  expect(screen.getByRole('heading', { level: 1, name: 'Translate my paper' })).toBeVisible();
});

test('the page shows its three sections and their drawings', async () => {
  await show(translate);
  const sections = [content.section1, content.section2, content.section3];
  const drawings = sections.map(({ title }) =>
    within(screen.getByRole('region', { name: title }))
      .getByRole('presentation')
      .getAttribute('src'),
  );
  expect(drawings).toEqual([
    '/apps/test/art/author/TranslatePaper-1.svg',
    '/apps/test/art/author/TranslatePaper-2.svg',
    '/apps/test/art/author/TranslatePaper-3.svg',
  ]);
});

test('the specimen stands once, before the sections', async () => {
  await show(translate);
  const sheet = screen.getByRole('figure', { name: /^Example/ });
  const [section] = screen.getAllByRole('region');
  expect(section && sheet.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('preload resolves to the drawings that the page shows', async () => {
  await show(translate);
  const drawings = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(await JournalPage.preload(translate)).toEqual(drawings);
});

test('each reason is a heading in the region "Why use these services?"', async () => {
  await show(translate);
  const region = screen.getByRole('region', { name: 'Why use these services?' });
  expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(content.services.length);
});

test('the last block links to the other services of the audience and to the contact page', async () => {
  await show(translate);
  const region = screen.getByRole('region', { name: 'Other services for authors' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(within(region).queryByRole('link', { name: 'Translate my paper' })).toBeNull();
  expect(within(region).getByRole('link', { name: 'Consult Now' })).toHaveAttribute('href', '/contact');
});

test('the bar starts at the service of the page and navigates to the chosen one', async () => {
  const { navigate } = await show(translate);
  const bar = within(screen.getByLabelText('Find a service'));
  expect(bar.getByRole('combobox', { name: "I'm an" })).toHaveTextContent('Author');
  await userEvent.click(bar.getByRole('combobox', { name: 'and I need' }));
  await userEvent.click(bar.getByRole('option', { name: 'Find a journal' }));
  await userEvent.click(bar.getByRole('button', { name: 'Search' }));
  expect(navigate).toHaveBeenCalledWith('/journals/author/find-a-journal');
});

test('an unknown pair of audience and slug shows the not-found page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await expect(show({ type: 'author', slug: 'peer-review' })).rejects.toThrow('not found');
  expect(await JournalPage.preload({ type: 'author', slug: 'peer-review' })).toEqual([]);
});

test('the title of the page is the title that search engines get', () => {
  expect(JournalPage.title(translate)).toBe('Translate my paper: Author services');
});
