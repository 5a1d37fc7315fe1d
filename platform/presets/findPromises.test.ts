import { findPromises, sentencesOf } from './findPromises.ts';

test('a sentence that promises a time or speaks of money or protection is found wherever it stands', () => {
  expect(
    findPromises({
      banner: { desc: 'We edit. You hear from us <strong>within</strong> 24 hours.' },
      claims: [{ figure: '2 months', label: 'to publish a book', qualifier: 'For all.' }],
      list: [
        'One fee.',
        'Is there a fee?',
        'Files are deleted.',
        { term: 'Week 8', desc: 'Five working days to read.', span: [1, 2] },
      ],
    }),
  ).toEqual([
    'You hear from us within 24 hours.',
    '2 months to publish a book',
    'One fee.',
    'Files are deleted.',
    'Week 8: Five working days to read.',
  ]);
});

test('a promise in Arabic is found too', () => {
  const promises = ['نرد خلال 24 ساعة.', 'يُقرأ خلال خمسة أيام عمل.', 'رسوم واحدة.', 'ثم تُحذف الملفات.'];
  expect(findPromises([...promises, 'هل من رسوم؟', 'الرسوم البيانية واضحة.'].join(' '))).toEqual(promises);
});

test('sentences are read without markup, and each list item by itself', () => {
  expect(sentencesOf('<ul><li><strong>One.</strong> Two?</li><li>Three</li></ul>')).toEqual(['One.', 'Two?', 'Three']);
});
