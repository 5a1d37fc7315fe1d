import type { ServiceTile } from './ServiceTile.ts';

// `tsc -b` fails when a line after a `@ts-expect-error` compiles.

const tile = { img: 'globe', title: 'About us', desc: 'Who we are.' } as const;

export const tiles: readonly ServiceTile[] = [
  { ...tile, link: '/about' },
  // @ts-expect-error no remote has this address
  { ...tile, link: '/abuot' },
];
