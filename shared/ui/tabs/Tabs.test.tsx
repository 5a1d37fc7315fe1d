import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { label: 'Our Mission', content: <p>What we do</p> },
  { label: 'Our Vision', content: <p>Where we go</p> },
  { label: 'Our Values', content: <a href="/about">How we work</a> },
];

function Mission() {
  const [selected, setSelected] = useState(0);
  return <Tabs label="Mission and vision" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('one tab is selected and its panel is shown under its name', () => {
  render(<Mission />);
  expect(screen.getByRole('tablist', { name: 'Mission and vision' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Our Mission');
  expect(screen.getByRole('tabpanel', { name: 'Our Mission' })).toHaveTextContent('What we do');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('the text of every panel is in the page', () => {
  render(<Mission />);
  expect(screen.getByText('Where we go')).toBeInTheDocument();
  expect(screen.getByText('How we work')).toBeInTheDocument();
});

test('a click selects a tab', async () => {
  render(<Mission />);
  await userEvent.click(tab('Our Values'));
  expect(tab('Our Values')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Our Values' })).toBeVisible();
});

test.each([
  ['{ArrowRight}', 'Our Vision'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Our Mission'],
  ['{ArrowLeft}', 'Our Values'],
  ['{End}', 'Our Values'],
  ['{End}{Home}', 'Our Mission'],
])('%s focuses and selects %s at once', async (keys, name) => {
  render(<Mission />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
});

test('Tab moves from the selected tab to its text, not to the next tab', async () => {
  render(<Mission />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Our Mission' })).toHaveFocus();
});

test('Tab moves to the link of a panel that has one', async () => {
  render(<Mission />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'How we work' })).toHaveFocus();
});

test('keys of the browser, such as Alt and an arrow to go back, move no tab', async () => {
  render(<Mission />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
  expect(tab('Our Mission')).toHaveFocus();
});
