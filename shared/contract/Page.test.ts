import { readPage } from './Page.ts';

const OtherPage = () => null;

test('the page of a language has the name of its file', () => {
  expect(readPage({ OtherPage }, 'legal', 'ar/OtherPage')).toBe(OtherPage);
});

test('a page without the component of its name is refused with the file and the name', () => {
  expect(() => readPage({ OtherPage }, 'legal', 'PrivacyPolicyPage')).toThrow(
    'legal: src/pages/PrivacyPolicyPage.tsx must export a component called PrivacyPolicyPage',
  );
});
