import { render, screen } from '@testing-library/react';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';
import { WordsContext } from '../words/useWords.ts';
import type { Words } from '../words/Words.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const inArabic = { lang: 'ar', dir: 'rtl', href: '/ar', heading: ar.notFound.heading, goHome: ar.goHome } as const;

const show = (words: Words) =>
  render(
    <WordsContext value={words}>
      <NotFoundPage />
    </WordsContext>,
  );
const arabic = 'عذرًا، الصفحة التي تبحثون عنها غير موجودة.';

test('the not-found page of all languages has one heading, and the same in Arabic from right to left', () => {
  show({ ...en, alsoNotFound: [inArabic] });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText(arabic).parentElement).toHaveAttribute('lang', 'ar');
  expect(screen.getByText(arabic).parentElement).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' })).toHaveAttribute('href', '/ar');
});

test('the not-found page of one language has no word of another', () => {
  show(en);
  expect(screen.queryByText(arabic)).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});
