import type { IconName } from '../../../contract/content/Content.ts';

// Lucide 1.75.0 (https://lucide.dev, ISC licence), each icon as one path in a box of 24 with one decimal (svgo's convertPathData),
// which is a tenth of the library's code.
// The star is not from Lucide.
export const iconPaths = {
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  book: 'M12 5v16m8-2a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z',
  calendar: 'M8 2v3m8-3v3M5 3h14q2 0 2 2v14q0 2-2 2H5q-2 0-2-2V5q0-2 2-2M3 9h18M8 13zm4 0zm4 0zm-8 4zm4 0zm4 0z',
  chart: 'M3 3v16a2 2 0 0 0 2 2h16m-3-4V9m-5 8V5M8 17v-3',
  check: 'M20 6 9 17l-5-5',
  clock: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2',
  compass:
    'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m14.2-4.2-1.8 5.4a2 2 0 0 1-1.2 1.2l-5.4 1.8 1.8-5.4a2 2 0 0 1 1.2-1.2z',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2 2 0 0 1 1.7.7l3.6 3.6A2 2 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8',
  globe: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  graduation:
    'M21.4 11a1 1 0 0 0 0-2l-8.6-3.8a2 2 0 0 0-1.6 0L2.6 9a1 1 0 0 0 0 1.8l8.6 4a2 2 0 0 0 1.6 0zm.6-1v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
  languages: 'm5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6',
  layers:
    'M12.8 2.2a2 2 0 0 0-1.6 0L2.6 6a1 1 0 0 0 0 1.8l8.6 4a2 2 0 0 0 1.6 0l8.6-4a1 1 0 0 0 0-1.8zM2 12a1 1 0 0 0 .6 1l8.6 3.8a2 2 0 0 0 1.6 0l8.6-3.9a1 1 0 0 0 .6-.9M2 17a1 1 0 0 0 .6 1l8.6 3.8a2 2 0 0 0 1.6 0l8.6-3.9a1 1 0 0 0 .6-.9',
  lock: 'M5 11h14q2 0 2 2v7q0 2-2 2H5q-2 0-2-2v-7q0-2 2-2m2 0V7a5 5 0 0 1 10 0v4',
  mail: 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7m2-3h16q2 0 2 2v12q0 2-2 2H4q-2 0-2-2V6q0-2 2-2',
  megaphone:
    'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm-5 8a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8',
  message: 'M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
  microscope:
    'M6 18h8M3 22h18m-7 0a7 7 0 1 0 0-14h-1m-4 6h2m-2-2a2 2 0 0 1-2-2V6h6v4a2 2 0 0 1-2 2Zm3-6V3a1 1 0 0 0-1-1H9a1 1 0 0 0-1 1v3',
  pen: 'M13 21h8m.2-14.2a1 1 0 0 0-4-4L3.8 16.2l-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7l.8-.5z',
  presentation: 'M2 3h20m-1 0v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3m4 18 5-5 5 5',
  search: 'm21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  server: 'M4 2h16q2 0 2 2v4q0 2-2 2H4q-2 0-2-2V4q0-2 2-2m0 12h16q2 0 2 2v4q0 2-2 2H4q-2 0-2-2v-4q0-2 2-2m2-8zm0 12z',
  settings: 'M14 17H5M19 7h-9m4 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  shield:
    'M20 13c0 5-3.5 7.5-7.7 9h-.6C7.5 20.4 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1 1 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  sprout:
    'M14 9.5V7a4 4 0 0 1 4-4h1.5a1 1 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4m1 12h14',
  star: 'M23 16.6h-6.4V23L12 18.5 7.4 23v-6.4H1L5.5 12 1 7.4h6.4V1L12 5.5 16.6 1v6.4H23L18.5 12ZM9 12l2 2 4-4',
  users:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
} as const satisfies Record<IconName, string>;

/** All icons in one SVG file, for a page that cannot know which it shows: `icons#compass`. */
export function iconSheet(): string {
  const lines =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" ${lines}><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
