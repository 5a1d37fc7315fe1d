import { findPromises, sentencesOf } from '@mirqam/platform/findPromises';
import { findUnequalClaims } from '@mirqam/platform/findUnequalClaims';
import { privacyPolicy as arabicPolicy } from './ar/privacyPolicy.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { promises } from './promises.ts';

test('the register lists what the policy promises, and nothing else', () => {
  const listed = Object.values(promises['/privacy-policy'] ?? {}).flat();
  expect(listed).toEqual(expect.arrayContaining([...findPromises(privacyPolicy)]));
  expect(sentencesOf(privacyPolicy)).toEqual(expect.arrayContaining(listed));
});

test('the Arabic policy promises the same numbers, times and protection', () => {
  expect(findUnequalClaims(privacyPolicy, arabicPolicy)).toEqual([]);
});
