import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ruler } from '../../content/services/conferenceServices.ts';
import { DayRuler } from './DayRuler.tsx';

const monday = new Date(2026, 10, 23, 12);

beforeEach(() => {
  jest.useFakeTimers({ now: monday, advanceTimers: true });
  render(<DayRuler ruler={ruler} tone="garnet" />);
});
afterEach(() => jest.useRealTimers());

async function chooseByKeyboard(name: string, option: string) {
  screen.getByRole('combobox', { name }).focus();
  await userEvent.keyboard(`{Enter}${option}{Enter}`);
}

const answer = () => screen.getByText(/^Submitted on/).parentElement;

test('an example stands there before anyone has chosen, whatever the day is', () => {
  expect(answer()).toHaveTextContent(
    'ExampleSubmitted on Tuesday 5 October 2027, published byTuesday 16 November 2027',
  );
  expect(answer()).toHaveTextContent('For work that passes peer review.');
});

test('a day and a month chosen by keyboard lead to the day of publication of the next such date', async () => {
  await chooseByKeyboard('Month', 'December');
  await chooseByKeyboard('Day', '4');
  expect(answer()).toHaveTextContent(
    'Your dateSubmitted on Friday 4 December 2026, published byThursday 14 January 2027',
  );
  await chooseByKeyboard('Month', 'November');
  expect(answer()).toHaveTextContent('Submitted on Thursday 4 November 2027, published byThursday 16 December 2027');
});

test('the days to choose from are those of the month', async () => {
  await chooseByKeyboard('Day', '31');
  await chooseByKeyboard('Month', 'February');
  const options = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  expect(options).toContain('29');
  expect(options).not.toContain('30');
  expect(answer()).toHaveTextContent('Submitted on Sunday 28 February 2027');
});

test('the stages below the ruler cover its 30 days without a gap', () => {
  const spans = ruler.stages.map(({ span }) => span);
  expect(spans.map(([first]) => first)).toEqual([1, ...spans.slice(0, -1).map(([, last]) => last + 1)]);
  expect(spans.at(-1)?.[1]).toBe(30);
  const stages = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stages).toEqual(ruler.stages.map(({ term, desc }) => `${term} ${desc}`));
});
