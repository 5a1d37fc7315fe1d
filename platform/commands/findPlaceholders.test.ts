import { testimonials } from '@mirqam/shared/contract/site';
import { findPlaceholders } from './findPlaceholders.ts';

const real = {
  legalName: 'Sample Publishing Company, 1 Sample Street, Riyadh',
  email: 'hello@publisher.org',
  origin: 'https://www.publisher.org',
  social: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/sample' }],
};
const words = testimonials.map((testimonial) => ({ ...testimonial, isSample: false }));

test('a publisher with its own names, links and testimonials has no placeholders', () => {
  expect(findPlaceholders(real, words)).toEqual([]);
});

test('every placeholder is named', () => {
  const social = [...real.social, { label: 'X', href: '/' }, { label: 'YouTube', href: '/' }];
  const publisher = {
    legalName: '[registered name]',
    email: 'hello@publisher.example',
    origin: 'https://www.publisher.example',
    social,
  };
  const [first, ...rest] = words;
  if (!first) throw new Error('The site has no testimonials');
  expect(findPlaceholders(publisher, [{ ...first, isSample: true }, ...rest])).toEqual([
    'https://www.publisher.example',
    'hello@publisher.example',
    '[registered name]',
    'links to X, YouTube',
    'sample testimonials: 1',
  ]);
});
