import type { Banner } from '@mirqam/shared/contract/content/Content';

export const banner = {
  maintitle: 'Template',
  desc: 'This page is yours: its words are in src/content, its markup in src/pages.',
} as const satisfies Banner;
