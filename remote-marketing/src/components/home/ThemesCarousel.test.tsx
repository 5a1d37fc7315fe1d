import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home } from '../../content/home.ts';
import { homeThemes } from '../../content/homeThemes.ts';
import { ThemesCarousel } from './ThemesCarousel.tsx';

// jsdom has no media queries and does not scroll.
function renderFor({ reducedMotion }: { readonly reducedMotion: boolean }) {
  const list = Object.assign(new EventTarget(), { matches: reducedMotion });
  Object.assign(window, { matchMedia: () => list });
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  render(<ThemesCarousel themes={homeThemes} words={home.themes} />);
}

test('the first control pauses the carousel, then plays it', async () => {
  renderFor({ reducedMotion: false });
  const [first] = within(screen.getByRole('region', { name: 'Themes' })).getAllByRole('button');
  expect(first).toHaveAccessibleName('Pause carousel');
  await userEvent.click(screen.getByRole('button', { name: 'Pause carousel' }));
  expect(first).toHaveAccessibleName('Play carousel');
  await userEvent.click(screen.getByRole('button', { name: 'Play carousel' }));
  expect(first).toHaveAccessibleName('Pause carousel');
});

test('the copies of the six cards are hidden from assistive technology but can be clicked', () => {
  renderFor({ reducedMotion: false });
  expect(screen.getAllByRole('link')).toHaveLength(6);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(12);
  for (const link of links.slice(6)) {
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(link.closest('[inert]')).toBeNull();
  }
});
