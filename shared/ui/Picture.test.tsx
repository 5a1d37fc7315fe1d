import { render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

test('a picture shows the file of the drawing in the folder of the release', () => {
  render(<Picture img="author/FindJournal-1" alt="Five spines" width={640} height={480} />);
  const image = screen.getByRole('img', { name: 'Five spines' });
  expect(image).toHaveAttribute('src', '/apps/test/art/author/FindJournal-1.svg');
  expect(image).toHaveAttribute('width', '640');
  expect(image).not.toHaveAttribute('loading');
});

test('a picture has another drawing for narrow screens', () => {
  const { container } = render(
    <Picture img="themes/ai" mbimg="themes/ai-narrow" alt="" width={516} height={340} mbWidth={300} mbHeight={360} />,
  );
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('srcset', '/apps/test/art/themes/ai-narrow.svg');
  expect(source).toHaveAttribute('height', '360');
});

test('a picture far below the first view loads when a visitor scrolls towards it', () => {
  const { container } = render(<Picture img="themes/ai" alt="" width={516} height={340} loading="lazy" />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
