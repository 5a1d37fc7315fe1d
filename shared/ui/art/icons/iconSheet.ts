import { iconPaths } from './iconPaths.ts';

/** All icons in one SVG file, for a page that cannot know which it shows: `icons#compass`. */
export function iconSheet(): string {
  const lines =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" ${lines}><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
