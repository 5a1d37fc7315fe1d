import { findPromises, sentencesOf } from '@mirqam/platform/testing/findPromises';
import { privacyPolicy } from './privacyPolicy.ts';
import { promises } from './promises.ts';

test('the register lists what the policy promises, and nothing else', () => {
  const listed = Object.values(promises['/privacy-policy'] ?? {}).flat();
  expect(listed).toEqual(expect.arrayContaining([...findPromises(privacyPolicy)]));
  expect(sentencesOf(privacyPolicy)).toEqual(expect.arrayContaining(listed));
});
