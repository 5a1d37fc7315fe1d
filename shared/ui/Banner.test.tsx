import { render, screen, within } from '@testing-library/react';
import { Banner } from './Banner.tsx';

const banner = { title: 'Author services', maintitle: 'Translate my paper', desc: 'By people who know your field.' };

test('a banner has the heading of the page, its lines and its buttons', () => {
  render(
    <Banner banner={banner} tone="lapis" art={null}>
      <a href="/contact">Consult Now</a>
    </Banner>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Translate my paper');
  expect(screen.getByText('Author services')).toBeVisible();
  expect(screen.getByText('By people who know your field.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Consult Now' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the heading is focusable after a route change', () => {
  render(<Banner banner={banner} tone="teal" art={null} />);
  screen.getByRole('heading').focus();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the breadcrumb links to the ancestors and ends at the page itself', () => {
  render(
    <Banner
      banner={banner}
      tone="lapis"
      art={null}
      trail={{ label: 'Breadcrumb', steps: [{ label: 'Home', href: '/' }, { label: 'Translate my paper' }] }}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
  expect(trail.queryByRole('link', { name: 'Translate my paper' })).not.toBeInTheDocument();
});
