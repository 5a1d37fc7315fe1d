import type { ServiceCard } from '@mirqam/shared/contract/content/Content';

export const homeServices = [
  {
    id: 1,
    img: 'services/author-support',
    mbimg: 'services/author-support-narrow',
    title: 'Author support',
    para: 'Editing, review by two experts, a match with five journals and help with submission.',
    link: '/services/author_support',
  },
  {
    id: 2,
    img: 'services/publishing',
    mbimg: 'services/publishing-narrow',
    title: 'Publishing services',
    para: 'University publishing, research culture and a careful reading of grant proposals.',
    link: '/services/publishing-services',
  },
  {
    id: 3,
    img: 'services/books',
    mbimg: 'services/books-narrow',
    title: 'Books and textbooks',
    para: 'Open access monographs and course books, reviewed, produced and free for every reader.',
    link: '/services/book_and_textbook',
  },
  {
    id: 4,
    img: 'services/conferences',
    mbimg: 'services/conferences-narrow',
    title: 'Conference services',
    para: 'Calls, reviews and proceedings for meetings in a hall, on a screen or both.',
    link: '/services/conference_services',
  },
] as const satisfies readonly ServiceCard[];
