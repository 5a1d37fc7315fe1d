import type { Banner } from '@mirqam/shared/contract/content/Content';

export const banner = {
  maintitle: 'Template',
  desc: 'هذه الصفحة لكم: كلماتها في src/content/ar، وهيكلها هو هيكل الصفحة الإنجليزية.',
} as const satisfies Banner;
