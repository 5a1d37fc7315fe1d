import type { Theme } from '../ThemeContent.ts';
import { theme as acceleratingAction } from './themes/acceleratingAction.ts';
import { theme as aiInnovations } from './themes/aiInnovations.ts';
import { theme as areYouIn } from './themes/areYouIn.ts';
import { theme as openLab } from './themes/openLab.ts';
import { theme as responsiblePublishing } from './themes/responsiblePublishing.ts';
import { theme as sustainableKnowledge } from './themes/sustainableKnowledge.ts';

export const themes: readonly Theme[] = [
  acceleratingAction,
  responsiblePublishing,
  openLab,
  areYouIn,
  sustainableKnowledge,
  aiInnovations,
];
