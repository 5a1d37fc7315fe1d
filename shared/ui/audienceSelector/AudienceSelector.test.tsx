import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SelectorWords } from '../../contract/content/Words.ts';
import type { Menu } from '../../contract/Menu.ts';
import { AudienceSelector } from './AudienceSelector.tsx';

const audience = () => screen.getByRole('combobox', { name: "I'm an" });
const service = () => screen.getByRole('combobox', { name: 'and I need' });

async function choose(combobox: HTMLElement, option: string) {
  await userEvent.click(combobox);
  await userEvent.click(screen.getByRole('option', { name: option }));
}

const words: SelectorWords = {
  audience: "I'm an",
  service: 'and I need',
  search: 'Search',
  loading: 'Loading',
  selected: '{service} selected',
};

const menu: Menu = [
  {
    value: 'author',
    label: 'Author',
    list: [
      { value: 'find-a-journal', label: 'Find a journal', url: '/journals/author/find-a-journal' },
      { value: 'attend-conference', label: 'Attend a conference', url: '/journals/author/attend-conference' },
    ],
  },
  {
    value: 'publisher',
    label: 'Publisher',
    list: [{ value: 'peer-review', label: 'End-to-End peer review', url: '/journals/publisher/peer-review' }],
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
      { value: 'compliance-check', label: 'Pre-Submission compliance check', url: '/journals/editor/compliance-check' },
    ],
  },
  {
    value: 'university',
    label: 'University',
    list: [
      {
        value: 'training-user-support',
        label: 'Training & User support',
        url: '/journals/university/training-user-support',
      },
      {
        value: 'editing-proofreading',
        label: 'Editing & Proofreading of translations',
        url: '/journals/university/editing-proofreading',
      },
    ],
  },
];

test('the selector starts at Author and the first service', () => {
  render(<AudienceSelector words={words} menu={menu} pending={false} onSearch={jest.fn()} />);
  expect(audience()).toHaveTextContent('Author');
  expect(service()).toHaveTextContent('Find a journal');
});

test('the selector starts at the audience and the service of the page, and lists those of the audience', async () => {
  render(
    <AudienceSelector
      words={words}
      menu={menu}
      current="/journals/editor/compliance-check"
      pending={false}
      onSearch={jest.fn()}
    />,
  );
  expect(audience()).toHaveTextContent('Editor');
  expect(service()).toHaveTextContent('Pre-Submission compliance check');
  await userEvent.click(service());
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('a change of audience chooses its first service and announces it', async () => {
  render(<AudienceSelector words={words} menu={menu} pending={false} onSearch={jest.fn()} />);
  await choose(service(), 'Attend a conference');
  await choose(audience(), 'Publisher');
  expect(service()).toHaveTextContent('End-to-End peer review');
  expect(screen.getByText('End-to-End peer review selected')).toHaveAttribute('aria-live', 'polite');
});

test('Search navigates to the chosen service, and choosing alone does not navigate', async () => {
  const onSearch = jest.fn();
  render(<AudienceSelector words={words} menu={menu} pending={false} onSearch={onSearch} />);
  await choose(audience(), 'University');
  await choose(service(), 'Editing & Proofreading of translations');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch.mock.calls).toEqual([['/journals/university/editing-proofreading']]);
});

test('while its page loads, Search says Loading, keeps the focus and does nothing', async () => {
  const onSearch = jest.fn();
  const { rerender } = render(<AudienceSelector words={words} menu={menu} pending={false} onSearch={onSearch} />);
  const search = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(search);
  rerender(<AudienceSelector words={words} menu={menu} pending onSearch={onSearch} />);
  expect(search).toHaveTextContent('Loading');
  expect(search).toHaveAttribute('aria-disabled', 'true');
  expect(search).toHaveFocus();
  await userEvent.click(search);
  expect(onSearch).toHaveBeenCalledTimes(1);
  rerender(<AudienceSelector words={words} menu={menu} pending={false} onSearch={onSearch} />);
  expect(search).toHaveTextContent('Search');
  expect(search).not.toHaveAttribute('aria-disabled');
});

test('a navigation that Search did not start does not change it', async () => {
  const onSearch = jest.fn();
  const { rerender } = render(<AudienceSelector words={words} menu={menu} pending={false} onSearch={onSearch} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  rerender(<AudienceSelector words={words} menu={menu} pending onSearch={onSearch} />);
  rerender(<AudienceSelector words={words} menu={menu} pending={false} onSearch={onSearch} />);
  rerender(<AudienceSelector words={words} menu={menu} pending onSearch={onSearch} />);
  expect(screen.getByRole('button')).toHaveTextContent('Search');
});
