import type { site } from '@mirqam/shared/contract/site';

/** The marks of the networks in a box of 24, drawn after Simple Icons 16 (CC0) with the fewest numbers that look the same. */
const marks = {
  linkedin:
    'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2m1.5 9v11.5H7V9zm1.8-1.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4m4 1.5v11.5h3.5v-6c0-3.4 3.7-3.4 3.7 0v6h3.5v-6.3c0-6-5.4-6.4-7.3-3.6V9z',
  x: 'M14.2 10.2 23 0h-2l-7.7 8.8-6-8.8h-7l9.1 13.3L.3 24h2l8-9.3 6.4 9.3h7zm-3 3.4L3.2 1.6h3.2l14.6 20.9h-3.2z',
  youtube: 'M4 3.5h16a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4m5.5 5v7L16 12z',
  facebook: 'M9 23.6V16H6.5v-4H9v-1.5c0-5 3-6.8 8.5-5.7V8H16c-2 0-2.5 1-2.5 2.5V12h4l-.6 4h-3.4v8A12 12 0 1 0 9 23.6',
} as const satisfies Record<(typeof site.social)[number]['icon'], string>;

export function SocialIcon({ name }: { readonly name: keyof typeof marks }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  );
}
