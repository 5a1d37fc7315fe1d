import { journals } from '@mirqam/shared/contract/journals';

export const journalPaths: readonly string[] = journals.flatMap(({ value, list }) =>
  list.map(({ slug }) => `/journals/${value}/${slug}`),
);

export const legalPaths: readonly string[] = ['/privacy-policy', '/terms-conditions'];

/** Every page that the sitemap lists. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/services/publishing-services',
  '/services/author_support',
  '/services/book_and_textbook',
  '/services/conference_services',
  '/accelerating_action',
  '/responsible_publishing',
  '/open_lap',
  '/are_you_in',
  '/sustainable_knowledge',
  '/EdTech_innovations',
  ...legalPaths,
  ...journalPaths,
];

/** Leads to the not-found page. */
export const unknownPath = '/no-such-page';

const unlistedPaths = ['/gallery', unknownPath];

export const allPaths = [...publicPaths, ...unlistedPaths];
