import { render, screen, within } from '@testing-library/react';
import { BookAndTextbookPage as ArabicPage } from '../../pages/ar/BookAndTextbookPage.tsx';
import { BookAndTextbookPage } from '../../pages/BookAndTextbookPage.tsx';

test.each([
  { Page: BookAndTextbookPage, order: ['en ltr', 'ar rtl'] },
  { Page: ArabicPage, order: ['ar rtl', 'en ltr'] },
])('facing pages say their language and direction, $order.0 first', ({ Page, order }) => {
  render(<Page />);
  const [spread] = screen.getAllByRole('figure');
  const folios = within(spread ?? document.body).getAllByText(/^4[67]$/);
  expect(folios.map(({ parentElement }) => `${parentElement?.lang} ${parentElement?.dir}`)).toEqual(order);
});
