import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Recognition } from './Recognition.tsx';

// jsdom has no media queries.
function renderOn(device: 'desktop' | 'mobile') {
  const list = Object.assign(new EventTarget(), { matches: device === 'mobile' });
  Object.assign(window, { matchMedia: () => list });
  render(<Recognition />);
}

test('starts with the services for authors', () => {
  renderOn('desktop');
  const tabs = within(screen.getByRole('tablist', { name: 'Audience' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Author', 'Publisher', 'Editor', 'University']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Author');
  expect(within(screen.getByRole('tabpanel')).getAllByRole('link')).toHaveLength(9);
});

test('a tab shows the services of its audience', async () => {
  renderOn('desktop');
  await userEvent.click(screen.getByRole('tab', { name: 'Editor' }));
  expect(screen.getByRole('tabpanel', { name: 'Editor' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pre-Submission compliance check' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Find a journal' })).not.toBeInTheDocument();
});

test('on a phone one dropdown takes the place of the tabs', async () => {
  renderOn('mobile');
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Author' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Audience' }));
  await userEvent.click(screen.getByRole('option', { name: 'University', hidden: true }));
  expect(screen.getByRole('region', { name: 'University' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Author' })).not.toBeInTheDocument();
});

test('all 29 services are links in the page, whichever audience is chosen', () => {
  renderOn('desktop');
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(29);
});
