import type { MenuGroup } from '@mirqam/shared/contract/content/Content';
import { site } from '@mirqam/shared/contract/site';

/** The services of the menu and the footer. */
export const services = {
  value: 'services',
  label: 'Services',
  list: [
    { value: 'publishing', label: 'Publishing services', url: '/services/publishing-services' },
    { value: 'authors', label: 'Author support', url: '/services/author_support' },
    { value: 'books', label: 'Books and textbooks', url: '/services/book_and_textbook' },
    { value: 'conferences', label: 'Conference services', url: '/services/conference_services' },
  ],
} as const satisfies MenuGroup;

/** The publisher in the footer. */
export const publisher = {
  value: 'publisher',
  label: site.name,
  list: [
    { value: 'about', label: 'About Us', url: '/about' },
    { value: 'contact', label: 'Contact Us', url: '/contact' },
    { value: 'privacy', label: 'Privacy Policy', url: '/privacy-policy' },
    { value: 'terms', label: 'Terms & Conditions', url: '/terms-conditions' },
  ],
} as const satisfies MenuGroup;
