import type { ServiceCard } from '@mirqam/shared/contract/content/Content';
import { paths } from '@mirqam/shared/contract/paths';

export const homeServices = [
  {
    id: 1,
    img: 'services/author-support',
    mbimg: 'services/author-support-narrow',
    title: 'Author support',
    para: 'Editing, review by two experts, a match with five journals and help with submission.',
    link: paths.authorSupport.href(),
  },
  {
    id: 2,
    img: 'services/publishing',
    mbimg: 'services/publishing-narrow',
    title: 'Publishing services',
    para: 'University publishing, research culture and a careful reading of grant proposals.',
    link: paths.publishingServices.href(),
  },
  {
    id: 3,
    img: 'services/books',
    mbimg: 'services/books-narrow',
    title: 'Books and textbooks',
    para: 'Open access monographs and course books, reviewed, produced and free for every reader.',
    link: paths.bookAndTextbook.href(),
  },
  {
    id: 4,
    img: 'services/conferences',
    mbimg: 'services/conferences-narrow',
    title: 'Conference services',
    para: 'Calls, reviews and proceedings for meetings in a hall, on a screen or both.',
    link: paths.conferenceServices.href(),
  },
] as const satisfies readonly ServiceCard[];
