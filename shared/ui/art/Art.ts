/** A drawing of an app's `art.ts`: the text of an SVG file, or of one that the build turns into pixels. */
export type Art = string | RasterArt;

export interface RasterArt {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The export `art` of an app's `art.ts`: drawings by file name, without the extension `.svg`. */
export type ArtCatalogue = Readonly<Record<string, () => Art>>;
