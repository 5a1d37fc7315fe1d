import { paths } from '@mirqam/shared/contract/paths';
import { unknownPath } from './sitePages.ts';

/** One page of every kind: of every remote, every template, and the page that does not exist. */
export const pageTypes = [
  paths.home.href(),
  paths.about.href(),
  paths.contact.href(),
  paths.publishingServices.href(),
  paths.authorSupport.href(),
  paths.acceleratingAction.href(),
  paths.journal.href('author', 'find-a-journal'),
  paths.privacyPolicy.href(),
  unknownPath,
] as const;
