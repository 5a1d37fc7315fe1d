import { languages } from '@mirqam/shared/contract/languages';
import { render, screen } from '@testing-library/react';
import { wordsOfPage } from '../document/pageWords.ts';
import { WordsContext } from '../words/useWords.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const show = (alsoIn?: readonly string[]) =>
  render(
    <WordsContext value={wordsOfPage(languages[0], alsoIn)}>
      <NotFoundPage />
    </WordsContext>,
  );
const arabic = 'عذرًا، الصفحة التي تبحثون عنها غير موجودة.';

test('the not-found page of all languages has one heading, and the same in Arabic from right to left', () => {
  show(['ar']);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText(arabic).parentElement).toHaveAttribute('lang', 'ar');
  expect(screen.getByText(arabic).parentElement).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' })).toHaveAttribute('href', '/ar');
});

test('the not-found page of one language has no word of another', () => {
  show();
  expect(screen.queryByText(arabic)).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});
