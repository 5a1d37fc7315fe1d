import type { CarouselCard } from '@mirqam/shared/contract/content/Content';
import { paths } from '@mirqam/shared/contract/paths';

export const homeThemes = [
  {
    id: 1,
    img: 'themes/accelerating',
    mbimg: 'themes/accelerating-narrow',
    title: 'Accelerating action',
    para: 'Findings are most useful early. Shorter queues, with every check still in place.',
    link: paths.acceleratingAction.href(),
    color: 'ochre',
  },
  {
    id: 2,
    img: 'themes/responsible',
    mbimg: 'themes/responsible-narrow',
    title: 'Responsible publishing',
    para: 'Clear rules on authorship, conflicts of interest and corrections, open to anyone.',
    link: paths.responsiblePublishing.href(),
    color: 'teal',
  },
  {
    id: 3,
    img: 'themes/open-lab',
    mbimg: 'themes/open-lab-narrow',
    title: 'The Open lab',
    para: 'Methods, data and code beside the paper, so that others can repeat the work.',
    link: paths.openLab.href(),
    color: 'lapis',
  },
  {
    id: 4,
    img: 'themes/are-you-in',
    mbimg: 'themes/are-you-in-narrow',
    title: 'Are you in?',
    para: 'Review a paper, chair a session or edit a journal. Tell us which role suits you.',
    link: paths.areYouIn.href(),
    color: 'garnet',
  },
  {
    id: 5,
    img: 'themes/sustainable',
    mbimg: 'themes/sustainable-narrow',
    title: 'Sustainable knowledge',
    para: 'Records that can still be found, opened and cited many years from now.',
    link: paths.sustainableKnowledge.href(),
    color: 'olive',
  },
  {
    id: 6,
    img: 'themes/ai',
    mbimg: 'themes/ai-narrow',
    title: 'AI innovations',
    para: 'Tools that help people write, teach and check, and people who answer for them.',
    link: paths.aiInnovations.href(),
    color: 'violet',
  },
] as const satisfies readonly CarouselCard[];
