import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { content } from '../../content/ar/university/editing-proofreading.ts';
import { JournalPage } from './JournalPage.tsx';

const base = '/ar/journals/university';
const menus = {
  journals: [
    {
      value: 'الجامعات',
      label: 'الجامعات',
      list: [
        { value: 'journal-hosting', label: 'استضافة مجلات الجامعة', url: `${base}/journal-hosting` },
        { value: 'editing-proofreading', label: content.banner.maintitle, url: `${base}/editing-proofreading` },
      ],
    },
  ],
};
const params = { type: 'university', slug: 'editing-proofreading' };

async function show() {
  const navigate = jest.fn();
  const notFound = (): never => {
    throw new Error('not found');
  };
  await act(async () => {
    await JournalPage.preload(params);
    render(<JournalPage params={params} navigate={navigate} pending={false} menus={menus} notFound={notFound} />);
  });
  return { navigate };
}

test('every word of an Arabic page is Arabic, but names and the texts of other languages', async () => {
  await show();
  const { body } = document;
  for (const element of body.querySelectorAll('[lang=en]')) element.remove();
  expect(body).toHaveTextContent('تحرير الترجمات وتدقيقها');
  // No build has parsed the markup of the content.
  expect(body.textContent.replace(/<[^>]+>/g, '')).not.toMatch(/[a-z]/i);
  const names = [...body.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  expect(names.length).toBeGreaterThan(2);
  expect(names.join(' ')).not.toMatch(/[a-z]/i);
});

test('an English manuscript keeps its language and direction', async () => {
  await show();
  const figure = within(screen.getByRole('figure', { name: /^مثال/ }));
  const manuscript = figure.getAllByRole('insertion')[0]?.closest('p');
  expect(manuscript).toHaveAttribute('lang', 'en');
  expect(manuscript).toHaveAttribute('dir', 'ltr');
  expect(figure.getAllByRole('insertion')[0]).toHaveAttribute('data-said', 'مُضاف');
});

test('the bar navigates to the chosen Arabic page, and the last block to the Arabic contact page', async () => {
  const { navigate } = await show();
  const bar = within(screen.getByLabelText('البحث عن خدمة'));
  await userEvent.click(bar.getAllByRole('combobox')[1] ?? document.body);
  await userEvent.click(bar.getByRole('option', { name: 'استضافة مجلات الجامعة' }));
  await userEvent.click(bar.getByRole('button', { name: 'بحث' }));
  expect(navigate).toHaveBeenCalledWith(`${base}/journal-hosting`);
  const others = within(screen.getByRole('region', { name: 'خدمات أخرى للجامعات' }));
  expect(others.getByRole('link', { name: 'طلب استشارة' })).toHaveAttribute('href', '/ar/contact');
});
