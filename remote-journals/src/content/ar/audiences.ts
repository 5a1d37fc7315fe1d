import type { Audiences } from '../audiences.ts';

export const audiences: Audiences = {
  author: {
    label: 'المؤلفون',
    services: 'خدمات المؤلفين',
    others: 'خدمات أخرى للمؤلفين',
    wayIn: 'للمؤلفين',
    tone: 'lapis',
    order: 10,
  },
  publisher: {
    label: 'الناشرون',
    services: 'خدمات الناشرين',
    others: 'خدمات أخرى للناشرين',
    wayIn: 'للناشرين',
    tone: 'teal',
    order: 20,
  },
  editor: {
    label: 'المحررون',
    services: 'خدمات المحررين',
    others: 'خدمات أخرى للمحررين',
    wayIn: 'للمحررين',
    tone: 'garnet',
    order: 30,
  },
  university: {
    label: 'الجامعات',
    services: 'خدمات الجامعات',
    others: 'خدمات أخرى للجامعات',
    wayIn: 'للجامعات',
    tone: 'ochre',
    order: 40,
  },
};
