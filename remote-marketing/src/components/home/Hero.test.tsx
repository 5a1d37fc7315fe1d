import type { Menu } from '@mirqam/shared/contract/Menu';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home } from '../../content/home.ts';
import { selectorWords } from '../../content/labels.ts';
import { Hero } from './Hero.tsx';

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

test('the selector starts at Author and its first service', () => {
  render(
    <Hero
      audiences={audiences}
      words={home.hero}
      errands={home.errands}
      selector={selectorWords}
      navigate={() => undefined}
      pending={false}
    />,
  );
  expect(screen.getByRole('combobox', { name: "I'm an" })).toHaveTextContent('Author');
  expect(screen.getByRole('combobox', { name: 'and I need' })).toHaveTextContent('Find a journal');
});

test('choosing an audience selects its first service, and Search navigates there', async () => {
  const navigate = jest.fn();
  render(
    <Hero
      audiences={audiences}
      words={home.hero}
      errands={home.errands}
      selector={selectorWords}
      navigate={navigate}
      pending={false}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: "I'm an" }));
  await userEvent.click(screen.getByRole('option', { name: 'Editor', hidden: true }));
  expect(screen.getByRole('combobox', { name: 'and I need' })).toHaveTextContent('Journal metrics & Analytics');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(navigate).toHaveBeenCalledWith('/journals/editor/journal-metrics-analytics');
});
