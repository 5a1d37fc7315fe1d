import type { Tone } from '@mirqam/shared/contract/Tone';

interface Audience {
  readonly label: string;
  /** The ground of its pages. */
  readonly tone: Tone;
  /** Its place in the menus. */
  readonly order: number;
}

/** Whom the journal services are for, as addresses write it: the `:type` of `/journals/:type/:slug`. */
export const audiences = {
  author: { label: 'Author', tone: 'lapis', order: 10 },
  publisher: { label: 'Publisher', tone: 'teal', order: 20 },
  editor: { label: 'Editor', tone: 'garnet', order: 30 },
  university: { label: 'University', tone: 'ochre', order: 40 },
} as const satisfies Readonly<Record<string, Audience>>;

export type AudienceValue = keyof typeof audiences;
