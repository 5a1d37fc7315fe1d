import type { AudienceValue } from './journals.ts';

/** The six grounds of the site. The colours behind the names stand in `shared/tokens/tones.css`. */
export const tones = ['ochre', 'teal', 'lapis', 'garnet', 'olive', 'violet'] as const;

/** The name of a ground. */
export type Tone = (typeof tones)[number];

/** The ground that tints the pages of an audience. */
export const audienceTone = {
  author: 'lapis',
  publisher: 'teal',
  editor: 'garnet',
  university: 'ochre',
} as const satisfies Record<AudienceValue, Tone>;
