import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dropdown } from './Dropdown.tsx';

const options = ['Author', 'Publisher', 'Editor', 'University', 'Evaluator'].map((label) => ({ value: label, label }));

function Field({ initial, onChange }: { readonly initial?: string; readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  function change(next: string) {
    onChange(next);
    setValue(next);
  }
  return <Dropdown label="I'm an" options={options} value={value} onChange={change} />;
}

function setUp(initial?: string) {
  const onChange = jest.fn();
  render(
    <>
      <Field initial={initial} onChange={onChange} />
      <button type="button">After</button>
    </>,
  );
  return { user: userEvent.setup(), onChange, combobox: screen.getByRole('combobox', { name: "I'm an" }) };
}

/** The option that assistive technology announces, or null while the list is closed. */
function active() {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id && screen.getAllByRole('option').find((option) => option.id === id)?.textContent;
}

test('a closed dropdown shows its value, or the placeholder', () => {
  const { combobox } = setUp();
  expect(combobox).toHaveTextContent('Select...');
  expect(combobox).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('a click opens and closes the list', async () => {
  const { user, combobox } = setUp('Editor');
  await user.click(combobox);
  expect(screen.getByRole('listbox', { name: "I'm an" })).toBeVisible();
  expect(combobox).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Editor');
  await user.click(combobox);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a click on an option chooses it, closes the list and keeps the focus', async () => {
  const { user, combobox, onChange } = setUp('Author');
  await user.click(combobox);
  await user.click(screen.getByRole('option', { name: 'University' }));
  expect(onChange.mock.calls).toEqual([['University']]);
  expect(combobox).toHaveTextContent('University');
  expect(combobox).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a mouse press outside closes the list and chooses nothing', async () => {
  const { user, combobox, onChange } = setUp('Author');
  await user.click(combobox);
  await user.pointer({ target: document.body, keys: '[MouseLeft>]' });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['{ArrowDown}', 'Publisher'],
  ['{Alt>}{ArrowDown}{/Alt}', 'Publisher'],
  ['{Enter}', 'Publisher'],
  [' ', 'Publisher'],
  ['{ArrowUp}', 'Author'],
  ['{Home}', 'Author'],
  ['{End}', 'Evaluator'],
  ['u', 'University'],
])('%s opens a closed dropdown at %s', async (keys, option) => {
  const { user, combobox, onChange } = setUp('Publisher');
  await user.tab();
  await user.keyboard(keys);
  expect(combobox).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBe(option);
  expect(combobox).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('without a value the list opens at its first option', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Author');
});

test('the arrows move the active option and do not wrap', async () => {
  const { user } = setUp('University');
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Evaluator');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Editor');
  await user.keyboard('{Home}{ArrowUp}');
  expect(active()).toBe('Author');
});

test.each(['{Enter}', ' ', '{Tab}', '{Alt>}{ArrowUp}{/Alt}'])('%s chooses the active option', async (keys) => {
  const { user, combobox, onChange } = setUp('Author');
  await user.tab();
  await user.keyboard(`{Enter}{ArrowDown}${keys}`);
  expect(onChange.mock.calls).toEqual([['Publisher']]);
  expect(combobox).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('Tab also moves the focus to the next control', async () => {
  const { user } = setUp('Author');
  await user.tab();
  await user.keyboard('{Enter}{End}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('Escape closes the list and changes nothing', async () => {
  const { user, combobox, onChange } = setUp('Author');
  await user.tab();
  await user.keyboard('{Enter}{End}{Escape}');
  expect(combobox).toHaveTextContent('Author');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('choosing the same option again does not report a change', async () => {
  const { user, onChange } = setUp('Author');
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('the typed letters are marked in every option that they match, until another key moves', async () => {
  const { user } = setUp('Author');
  await user.tab();
  await user.keyboard('e');
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['E', 'E']);
  await user.keyboard('v');
  expect(screen.getByRole('mark')).toHaveTextContent('Ev');
  expect(active()).toBe('Evaluator');
  await user.keyboard('{ArrowUp}');
  expect(screen.queryByRole('mark')).not.toBeInTheDocument();
});

test('a list that was closed forgets the typed letters', async () => {
  const { user, combobox } = setUp('Publisher');
  combobox.focus();
  await user.keyboard('e{Escape}u');
  expect(active()).toBe('University');
});
