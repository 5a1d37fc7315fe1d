import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { about } from '../../content/about.ts';
import { aboutHeadings } from '../../content/aboutHeadings.ts';
import { Mission } from './Mission.tsx';

test('the mission is shown first', () => {
  render(<Mission headings={aboutHeadings.mission} tabs={about.tabs} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Our Mission', 'Our Vision', 'Our Values']);
  expect(screen.getByRole('tabpanel', { name: 'Our Mission' })).toBeVisible();
});

test('the values are a list of four', async () => {
  render(<Mission headings={aboutHeadings.mission} tabs={about.tabs} />);
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Our Values' }));
  const panel = screen.getByRole('tabpanel', { name: 'Our Values' });
  const values = within(panel).getAllByRole('listitem');
  expect(values.map((value) => value.textContent)).toEqual(
    ['Transparency', 'Diversity', 'Innovation', 'Credibility'].map((name) => expect.stringContaining(name)),
  );
});
