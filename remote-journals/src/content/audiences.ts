import type { Tone } from '@mirqam/shared/contract/Tone';

export interface Audience {
  /** One of them, as in "I'm an author". */
  readonly label: string;
  readonly services: string;
  /** The heading above the links to the services beside that of the page. */
  readonly others: string;
  /** The link of the header to the first service. */
  readonly wayIn: string;
  readonly tone: Tone;
  /** The place of its group in the menus. */
  readonly order: number;
}

/** The audiences of the journal services, by the `:type` of the addresses `/journals/:type/:slug`. */
export const audiences = {
  author: {
    label: 'Author',
    services: 'Author services',
    others: 'Other services for authors',
    wayIn: 'For authors',
    tone: 'lapis',
    order: 10,
  },
  publisher: {
    label: 'Publisher',
    services: 'Publisher services',
    others: 'Other services for publishers',
    wayIn: 'For publishers',
    tone: 'teal',
    order: 20,
  },
  editor: {
    label: 'Editor',
    services: 'Editor services',
    others: 'Other services for editors',
    wayIn: 'For editors',
    tone: 'garnet',
    order: 30,
  },
  university: {
    label: 'University',
    services: 'University services',
    others: 'Other services for universities',
    wayIn: 'For universities',
    tone: 'ochre',
    order: 40,
  },
} as const satisfies Readonly<Record<string, Audience>>;

export type AudienceValue = keyof typeof audiences;

/** The audiences in one language. */
export type Audiences = Readonly<Record<AudienceValue, Audience>>;
