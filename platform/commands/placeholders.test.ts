import { ownerFields } from '@mirqam/shared/contract/owner';
import { testimonials } from '@mirqam/shared/contract/site';
import { findPlaceholders } from './placeholders.ts';

const real = {
  legalName: 'Sample Publishing Company, 1 Sample Street, Riyadh',
  email: 'hello@publisher.org',
  social: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/sample' }],
};
const facts = Object.fromEntries(ownerFields.map((field) => [field, 'A fact.']));
const words = testimonials.map((testimonial) => ({ ...testimonial, isSample: false }));

test('a publisher with its own names, links and testimonials has no placeholders', () => {
  expect(findPlaceholders(real, words, { origin: 'https://www.publisher.org' }, facts)).toEqual([]);
});

test('every placeholder is named', () => {
  const social = [...real.social, { label: 'X', href: '/' }, { label: 'YouTube', href: '/' }];
  const publisher = {
    legalName: '[registered name]',
    email: 'hello@publisher.example',
    social,
  };
  const [first, ...rest] = words;
  if (!first) throw new Error('The site has no testimonials');
  const samples = [{ ...first, isSample: true }, ...rest];
  expect(
    findPlaceholders(publisher, samples, { origin: 'https://www.publisher.example' }, { ...facts, remedy: '' }),
  ).toEqual([
    'https://www.publisher.example in package.json',
    'hello@publisher.example in shared/contract/site.ts',
    '[registered name] in shared/contract/site.ts',
    'links to X, YouTube in shared/contract/site.ts',
    'sample testimonials: 1 in shared/contract/site.ts',
    'no remedy in shared/contract/owner.ts',
  ]);
});
