import type { Tone } from '../../contract/Tone.ts';

/** The colours of drawings, which the site's CSS does not reach. A test compares them with `shared/tokens`. */
export const grounds = {
  ochre: { light: '#8a5a0b', deep: '#5a3904' },
  teal: { light: '#0b6b68', deep: '#064745' },
  lapis: { light: '#22419b', deep: '#15296b' },
  garnet: { light: '#9a2447', deep: '#6a1330' },
  olive: { light: '#4a6420', deep: '#2f4212' },
  violet: { light: '#57369b', deep: '#37206b' },
} as const satisfies Record<Tone, Ground>;

export interface Ground {
  readonly light: string;
  readonly deep: string;
}

export const inks = {
  paper: '#fbf8f2',
  sand: '#f1ebdf',
  white: '#fff',
  lapis: '#22419b',
  'lapis-deep': '#15296b',
  night: '#0b1638',
  pale: '#dde4f7',
  saffron: '#e3a52f',
} as const;
