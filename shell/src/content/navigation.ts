import type { MenuGroup } from '@mirqam/shared/contract/content/Content';
import { paths } from '@mirqam/shared/contract/paths';
import { site } from '@mirqam/shared/contract/site';

/** The services of the menu and the footer. */
export const services = {
  value: 'services',
  label: 'Services',
  list: [
    { value: 'publishing', label: 'Publishing services', url: paths.publishingServices.href() },
    { value: 'authors', label: 'Author support', url: paths.authorSupport.href() },
    { value: 'books', label: 'Books and textbooks', url: paths.bookAndTextbook.href() },
    { value: 'conferences', label: 'Conference services', url: paths.conferenceServices.href() },
  ],
} as const satisfies MenuGroup;

/** The publisher in the footer. */
export const publisher = {
  value: 'publisher',
  label: site.name,
  list: [
    { value: 'about', label: 'About Us', url: paths.about.href() },
    { value: 'contact', label: 'Contact Us', url: paths.contact.href() },
    { value: 'privacy', label: 'Privacy Policy', url: paths.privacyPolicy.href() },
    { value: 'terms', label: 'Terms & Conditions', url: paths.termsConditions.href() },
  ],
} as const satisfies MenuGroup;
