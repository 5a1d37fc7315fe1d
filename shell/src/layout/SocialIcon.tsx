import type { site } from '@mirqam/shared/contract/site';

/** The marks of the networks, from Simple Icons 16 (CC0), in a box of 24 with one decimal: 0.04 px at their size. */
const marks = {
  linkedin:
    'M20.4 20.5H17v-5.6c0-1.3 0-3-1.9-3s-2 1.4-2 2.9v5.7H9.3V9h3.4v1.6c.5-1 1.6-1.9 3.4-1.9 3.6 0 4.2 2.4 4.2 5.5zm-15-13a2 2 0 0 1-2.1-2.1 2 2 0 1 1 2 2m1.8 13H3.6V9H7zM22.2 0H1.8Q.2.2 0 1.7v20.6q.2 1.6 1.8 1.7h20.4q1.6-.2 1.8-1.7V1.7Q23.8.1 22.2 0',
  x: 'M14.2 10.2 23 0h-2l-7.7 8.8-6-8.8h-7l9.1 13.3L.3 24h2l8-9.3 6.4 9.3h7zm-2.8 3.3-1-1.4L3.2 1.6h3.2l6 8.5.9 1.3 7.7 11.1h-3.2z',
  youtube:
    'M23.5 6.2A3 3 0 0 0 21.4 4c-1.9-.5-9.4-.5-9.4-.5s-7.5 0-9.4.5A3 3 0 0 0 .5 6.3C0 8 0 12 0 12s0 4 .5 5.8A3 3 0 0 0 2.6 20c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2c.5-2 .5-5.9.5-5.9s0-4-.5-5.8m-14 9.4V8.4l6.3 3.6z',
  facebook:
    'M9.1 23.7v-8H6.6V12h2.5v-1.5q-.1-6 5.9-6h1.4l1.2.3V8h-1.4q-1 0-1.7.3l-.7.6q-.3.6-.3 1.7V12h3.9l-.4 2.1-.3 1.6h-3.2V24a12 12 0 1 0-4.4-.3',
} as const satisfies Record<(typeof site.social)[number]['icon'], string>;

export function SocialIcon({ name }: { readonly name: keyof typeof marks }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  );
}
