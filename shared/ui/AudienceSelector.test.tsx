import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudienceSelector } from './AudienceSelector.tsx';

const audience = () => screen.getByRole('combobox', { name: "I'm an" });
const service = () => screen.getByRole('combobox', { name: 'and I need' });

async function choose(combobox: HTMLElement, option: string) {
  await userEvent.click(combobox);
  await userEvent.click(screen.getByRole('option', { name: option }));
}

test('it starts at Author and the first service', () => {
  render(<AudienceSelector pending={false} onSearch={jest.fn()} />);
  expect(audience()).toHaveTextContent('Author');
  expect(service()).toHaveTextContent('Find a journal');
});

test('it starts at the audience and the service of the page', () => {
  render(
    <AudienceSelector audience="editor" slug="compliance-check" pending={false} onSearch={jest.fn()} layout="bar" />,
  );
  expect(audience()).toHaveTextContent('Editor');
  expect(service()).toHaveTextContent('Pre-Submission compliance check');
});

test('a change of audience goes to its first service and says so', async () => {
  render(<AudienceSelector pending={false} onSearch={jest.fn()} />);
  await choose(service(), 'Attend a conference');
  await choose(audience(), 'Publisher');
  expect(service()).toHaveTextContent('End-to-End peer review');
  expect(screen.getByText('End-to-End peer review selected')).toHaveAttribute('aria-live', 'polite');
});

test('the services are those of the audience', async () => {
  render(<AudienceSelector audience="editor" pending={false} onSearch={jest.fn()} />);
  await userEvent.click(service());
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

test('choosing navigates nowhere, Search leads to the chosen service', async () => {
  const onSearch = jest.fn();
  render(<AudienceSelector pending={false} onSearch={onSearch} />);
  await choose(audience(), 'University');
  await choose(service(), 'Editing & Proofreading of translations');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch.mock.calls).toEqual([['/journals/university/editing-proofreading']]);
});

test('while its page is on its way Search says Loading, keeps the focus and does nothing', async () => {
  const onSearch = jest.fn();
  const { rerender } = render(<AudienceSelector pending={false} onSearch={onSearch} />);
  const search = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(search);
  rerender(<AudienceSelector pending onSearch={onSearch} />);
  expect(search).toHaveTextContent('Loading');
  expect(search).toHaveAttribute('aria-disabled', 'true');
  expect(search).toHaveFocus();
  await userEvent.click(search);
  expect(onSearch).toHaveBeenCalledTimes(1);
  rerender(<AudienceSelector pending={false} onSearch={onSearch} />);
  expect(search).toHaveTextContent('Search');
  expect(search).not.toHaveAttribute('aria-disabled');
});

test('a navigation that Search did not start leaves it as it is', async () => {
  const onSearch = jest.fn();
  const { rerender } = render(<AudienceSelector pending={false} onSearch={onSearch} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  rerender(<AudienceSelector pending onSearch={onSearch} />);
  rerender(<AudienceSelector pending={false} onSearch={onSearch} />);
  rerender(<AudienceSelector pending onSearch={onSearch} />);
  expect(screen.getByRole('button')).toHaveTextContent('Search');
});
