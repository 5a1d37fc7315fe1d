import { owner as arabicOwner } from '@mirqam/shared/contract/ar/site';
import { type OwnerFacts, owner, ownerFields } from '@mirqam/shared/contract/owner';
import { findPlaceholders } from './placeholders.ts';

const addresses = {
  origin: 'https://www.publisher.org',
  email: 'hello@publisher.org',
  social: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/sample' }],
};
const english = {
  files: { site: 'site.ts', owner: 'owner.ts' },
  testimonials: [{ isSample: false }],
  facts: { ...ownerFields },
};
const arabic = { ...english, files: { site: 'ar/site.ts', owner: 'ar/site.ts' } };

test('a publisher with its own names, links, testimonials and facts in both languages has no placeholders', () => {
  expect(findPlaceholders(addresses, [english, arabic])).toEqual([]);
});

test('every placeholder is named, with its language', () => {
  const social = [...addresses.social, { label: 'X', href: '/' }, { label: 'YouTube', href: '/' }];
  const origin = 'https://www.publisher.example';
  const publishers = [
    { ...english, testimonials: [{ isSample: true }, { isSample: false }] },
    { ...arabic, facts: { ...arabic.facts, remedy: '' } },
  ];
  expect(findPlaceholders({ origin, email: 'hello@publisher.example', social }, publishers)).toEqual([
    'https://www.publisher.example in package.json',
    'hello@publisher.example in shared/contract/site.ts',
    'links to X, YouTube in shared/contract/site.ts',
    'sample testimonials: 1 in shared/contract/site.ts',
    'no remedy (what a client receives when a date is missed) in shared/contract/ar/site.ts',
  ]);
});

test('by default the facts of both languages are read', () => {
  const missing = (facts: OwnerFacts) => Object.keys(ownerFields).length - Object.keys(facts).length;
  const facts = findPlaceholders().filter((text) => text.startsWith('no '));
  expect(facts.filter((text) => text.endsWith(' in shared/contract/owner.ts'))).toHaveLength(missing(owner));
  expect(facts.filter((text) => text.endsWith(' in shared/contract/ar/site.ts'))).toHaveLength(missing(arabicOwner));
});
