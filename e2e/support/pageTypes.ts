import { unknownPath } from './sitePages.ts';

/** One page of every kind: of every remote, every template, and the page that does not exist. */
export const pageTypes = [
  '/',
  '/about',
  '/contact',
  '/services/publishing-services',
  '/services/author_support',
  '/accelerating_action',
  '/journals/author/find-a-journal',
  '/privacy-policy',
  unknownPath,
] as const;
