import type { Menu } from '@mirqam/shared/contract/Menu';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home } from '../../content/home.ts';
import { homeAudiences } from '../../content/homeAudiences.ts';
import { labels } from '../../content/labels.ts';
import { Recognition } from './Recognition.tsx';

const audiences: Menu = [
  {
    value: 'author',
    label: 'Author',
    list: [
      {
        value: 'find-a-journal',
        label: 'Find a journal',
        url: '/journals/author/find-a-journal',
        desc: 'Five titles that suit your topic.',
      },
      { value: 'enhance-my-paper', label: 'Enhance my paper', url: '/journals/author/enhance-my-paper', icon: 'pen' },
    ],
  },
  {
    value: 'editor',
    label: 'Editor',
    list: [
      {
        value: 'journal-metrics-analytics',
        label: 'Journal metrics & Analytics',
        url: '/journals/editor/journal-metrics-analytics',
      },
    ],
  },
];

// jsdom has no media queries.
function renderOn(device: 'desktop' | 'mobile') {
  const list = Object.assign(new EventTarget(), { matches: device === 'mobile' });
  Object.assign(window, { matchMedia: () => list });
  render(
    <Recognition audiences={audiences} words={home.recognition} headings={homeAudiences} contact={labels.contact} />,
  );
}

test('the section starts with the services for authors', () => {
  renderOn('desktop');
  const tabs = within(screen.getByRole('tablist', { name: 'Audience' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Author', 'Editor']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Author');
  expect(within(screen.getByRole('tabpanel')).getAllByRole('link')).toHaveLength(2);
});

test('a tab shows the services of its audience', async () => {
  renderOn('desktop');
  await userEvent.click(screen.getByRole('tab', { name: 'Editor' }));
  expect(screen.getByRole('tabpanel', { name: 'Editor' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Journal metrics & Analytics' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Find a journal' })).not.toBeInTheDocument();
});

test('one dropdown replaces the tabs on a phone', async () => {
  renderOn('mobile');
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Author' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Audience' }));
  await userEvent.click(screen.getByRole('option', { name: 'Editor', hidden: true }));
  expect(screen.getByRole('region', { name: 'Editor' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Author' })).not.toBeInTheDocument();
});

test('every service is a link in the page, whichever audience is chosen', () => {
  renderOn('desktop');
  expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Find a journal',
    'Enhance my paper',
    'Journal metrics & Analytics',
    'Write to us',
  ]);
});
