import type { AudienceValue, JournalSlug } from './journals.ts';

/** The `id` of the recognition section. The spelling is part of the URL. */
export const recognitionAnchor = 'recoganition';

const fixed = <P extends `/${string}`>(pattern: P) => ({ pattern, href: () => pattern });

/** Every route of the site: the pattern a remote claims and the builder of its links, as one object. */
export const paths = {
  home: fixed('/'),
  recognition: { href: () => `/#${recognitionAnchor}` as const },
  about: fixed('/about'),
  contact: fixed('/contact'),
  publishingServices: fixed('/services/publishing-services'),
  authorSupport: fixed('/services/author_support'),
  bookAndTextbook: fixed('/services/book_and_textbook'),
  conferenceServices: fixed('/services/conference_services'),
  acceleratingAction: fixed('/accelerating_action'),
  responsiblePublishing: fixed('/responsible_publishing'),
  openLab: fixed('/open_lap'),
  areYouIn: fixed('/are_you_in'),
  sustainableKnowledge: fixed('/sustainable_knowledge'),
  aiInnovations: fixed('/EdTech_innovations'),
  privacyPolicy: fixed('/privacy-policy'),
  termsConditions: fixed('/terms-conditions'),
  gallery: fixed('/gallery'),
  journal: {
    pattern: '/journals/:type/:slug',
    prefix: '/journals/',
    href: <A extends AudienceValue>(type: A, slug: JournalSlug<A>) => `/journals/${type}/${slug}` as const,
  },
} as const;

type Paths = (typeof paths)[keyof typeof paths];
type JournalPath = { [A in AudienceValue]: `/journals/${A}/${JournalSlug<A>}` }[AudienceValue];

/** The pattern of any route in `paths`. */
export type SitePattern = Extract<Paths, { pattern: string }>['pattern'];
/** Every address that `paths` leads to. */
export type SitePath = ReturnType<Exclude<Paths, typeof paths.journal>['href']> | JournalPath;
