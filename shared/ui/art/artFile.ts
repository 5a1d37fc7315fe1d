import type { ArtName } from '../../contract/content/Content.ts';

/** The address of a drawing of the running app, or of a view of a sheet. */
export const artFile = (name: ArtName) =>
  `${__webpack_public_path__}${__ART_FOLDER__}/${name.replace(/(?=#|$)/, '.svg')}`;

interface Drawing {
  readonly img: ArtName;
  readonly mbimg?: ArtName;
}

/** The addresses of the drawings that `Picture` shows on this screen, for a page's `preload`. */
export function artFiles(drawings: readonly Drawing[]): readonly string[] {
  const isNarrow = matchMedia(narrowScreen).matches;
  const files = drawings.map(({ img, mbimg }) => artFile((isNarrow && mbimg) || img).replace(/#.*/, ''));
  return [...new Set(files)];
}

export const narrowScreen = '(max-width: 639px)';
