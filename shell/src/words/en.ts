import { languages } from '@mirqam/shared/contract/languages';
import { site } from '@mirqam/shared/contract/site';
import type { Words } from './Words.ts';

const { name } = site;

export const words: Words = {
  name,
  language: languages[0],
  skip: 'Skip to content',
  home: `${name} home`,
  menu: { label: 'Main', open: 'Open menu', close: 'Close menu', inEnglish: '' },
  inFooter: 'in the footer',
  rights: 'All rights reserved.',
  start: { label: 'Get started', href: '/#recoganition' },
  scheme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  loading: 'Loading page',
  failure: {
    message: 'This page did not load. Your connection may be down, or our server may be busy.',
    retry: 'Try again',
  },
  goHome: 'Go Back Home',
  notFound: { title: 'Page not found', heading: 'Oops! The page you are looking for does not exist.' },
};
