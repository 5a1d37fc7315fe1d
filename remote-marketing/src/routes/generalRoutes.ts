import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { shareImages } from '../content/shareImages.ts';
import { shareImage } from './shareImage.ts';

export const generalRoutes = [
  {
    pattern: '/',
    page: 'HomePage',
    shows: { journals: 'cards' },
    paths: [
      {
        path: '/',
        title: 'Digital-first academic publishing',
        description:
          'Editing, peer review, open access books, conference proceedings and journal services for authors, editors, publishers and universities.',
        schema: { type: 'WebPage' },
        menus: [{ menu: 'header', label: 'Home', order: 10 }],
      },
    ],
  },
  {
    pattern: '/about',
    page: 'AboutPage',
    paths: [
      {
        path: '/about',
        title: 'About us: a digital-first academic publisher',
        trail: [{ name: 'About us', path: '/about' }],
        image: shareImage(shareImages.about, site),
        description: `${site.name} is a digital-first academic publisher, founded in 2025. Read about its aims in Saudi Arabia and the Arab world, and about its four values.`,
        schema: { type: 'AboutPage' },
        menus: [
          { menu: 'header', label: 'About Us', order: 20 },
          { menu: 'footer', group: site.name, label: 'About Us', order: 20 },
        ],
      },
    ],
  },
  {
    pattern: '/contact',
    page: 'ContactPage',
    paths: [
      {
        path: '/contact',
        title: 'Contact us about a paper, book or conference',
        trail: [{ name: 'Contact us', path: '/contact' }],
        image: shareImage(shareImages.contact, site),
        description: `Write to ${site.name} about a manuscript, a book, a conference or a journal. The team gets back to you within 24 hours. See what to include.`,
        schema: { type: 'ContactPage' },
        menus: [
          { menu: 'header', label: 'Contact Us', order: 90 },
          { menu: 'footer', group: site.name, label: 'Contact Us', order: 30 },
        ],
      },
    ],
  },
  {
    pattern: '/gallery',
    page: 'GalleryPage',
    shows: { journals: 'cards' },
    isPreviewOnly: true,
    paths: [
      {
        path: '/gallery',
        title: 'Component gallery',
        description:
          'Every shared component of the site in each of its states, on one page, for the people who build the site and review how it looks.',
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
