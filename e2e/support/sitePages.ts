import { journals } from '@mirqam/shared/contract/journals';
import { paths } from '@mirqam/shared/contract/paths';

export const journalPaths: readonly string[] = journals.flatMap(({ value, list }) =>
  list.map(({ slug }) => paths.journal.href(value, slug)),
);

export const legalPaths: readonly string[] = [paths.privacyPolicy.href(), paths.termsConditions.href()];

/** Every page that the sitemap lists. */
export const publicPaths: readonly string[] = [
  paths.home.href(),
  paths.about.href(),
  paths.contact.href(),
  paths.publishingServices.href(),
  paths.authorSupport.href(),
  paths.bookAndTextbook.href(),
  paths.conferenceServices.href(),
  paths.acceleratingAction.href(),
  paths.responsiblePublishing.href(),
  paths.openLab.href(),
  paths.areYouIn.href(),
  paths.sustainableKnowledge.href(),
  paths.aiInnovations.href(),
  ...legalPaths,
  ...journalPaths,
];

/** Leads to the not-found page. */
export const unknownPath = '/no-such-page';

const unlistedPaths = [paths.gallery.href(), unknownPath];

export const allPaths = [...publicPaths, ...unlistedPaths];
