import { render, screen } from '@testing-library/react';
import { Stars } from './Stars.tsx';

test.each([
  [4, 'Rated 4 out of 5', 4],
  [0, 'Rated 0 out of 5', 0],
  [7, 'Rated 5 out of 5', 5],
  [-1, 'Rated 0 out of 5', 0],
])('a rating of %d reads "%s"', (rating, name, filled) => {
  render(<Stars rating={rating} label="Rated {rating} out of 5" />);
  const stars = [...screen.getByRole('img', { name }).children];
  expect(stars).toHaveLength(5);
  expect(stars.map((star) => star.getAttribute('fill') === 'currentcolor')).toEqual(
    stars.map((_, place) => place < filled),
  );
});
