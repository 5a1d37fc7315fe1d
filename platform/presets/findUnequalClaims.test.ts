import { findUnequalClaims } from './findUnequalClaims.ts';

test.each([
  ['24 hours to a first reply', '24 ساعة حتى أول رد'],
  ['Published within two months.', 'ننشره خلال شهرين.'],
  ['2 months', 'شهران'],
  ['Days 1–2', 'اليومان 1 و2'],
  ['You have five working days.', 'لكم خمسة أيام عمل.'],
  ['No fee is due.', 'لا تُستحق رسوم.'],
])('%j is claimed by %j too', (original, translation) => {
  expect(findUnequalClaims({ original }, { original: translation })).toEqual([]);
});

test.each([
  ['24 hours to a first reply', '48 ساعة حتى أول رد'],
  ['24 hours to a first reply', '24 يومًا حتى أول رد'],
  ['Published within two months.', 'ننشره خلال شهر واحد.'],
  ['You hear from us.', 'يصلكم ردنا خلال 24 ساعة.'],
  ['The fee is in the quotation.', 'تجدونها في العرض.'],
  ['Connections are encrypted.', 'الاتصالات آمنة.'],
])('%j is not claimed by %j', (original, translation) => {
  expect(findUnequalClaims([original], [translation])).toEqual([[original, translation]]);
});
