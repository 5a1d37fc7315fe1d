import type { site } from '@mirqam/shared/contract/site';

// Simplified logos in the stroke of our own icons, for a 24 px box.
const signs = {
  linkedin: 'M5 10v9M5 5v.5M10 19v-9M10 14c0-5 8-5 8 0v5',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M3 7q0-2 2-2h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2zM10 9l5 3-5 3z',
  facebook: 'M16 4h-1q-4 0-4 4v12M7 12h8',
} as const satisfies Record<(typeof site.social)[number]['icon'], string>;

export function SocialIcon({ name }: { readonly name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={signs[name]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
