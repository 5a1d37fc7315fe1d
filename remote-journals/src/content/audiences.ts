import type { Tone } from '@mirqam/shared/contract/Tone';

interface Audience {
  readonly label: string;
  readonly plural: string;
  readonly tone: Tone;
  /** The place of its group in the menus. */
  readonly order: number;
}

/** The audiences of the journal services, by the `:type` of the addresses `/journals/:type/:slug`. */
export const audiences = {
  author: { label: 'Author', plural: 'authors', tone: 'lapis', order: 10 },
  publisher: { label: 'Publisher', plural: 'publishers', tone: 'teal', order: 20 },
  editor: { label: 'Editor', plural: 'editors', tone: 'garnet', order: 30 },
  university: { label: 'University', plural: 'universities', tone: 'ochre', order: 40 },
} as const satisfies Readonly<Record<string, Audience>>;

export type AudienceValue = keyof typeof audiences;
