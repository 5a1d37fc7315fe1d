import { paths } from 'shared/contract/paths';

/** The services of the menu. */
export const services = [
  { label: 'Publishing services', href: paths.publishingServices.href() },
  { label: 'Author support', href: paths.authorSupport.href() },
  { label: 'Books and textbooks', href: paths.bookAndTextbook.href() },
  { label: 'Conference services', href: paths.conferenceServices.href() },
] as const;

/** The policies that the footer links to. */
export const policies = [
  { label: 'Privacy Policy', href: paths.privacyPolicy.href() },
  { label: 'Terms & Conditions', href: paths.termsConditions.href() },
] as const;
