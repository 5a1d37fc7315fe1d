import type { ShippedFiles } from '../../compose/gates/checkImages.ts';
import type { DrawArt } from '../appSources.ts';

/** The files of the drawings that a page of an app shows, as its release would contain them. */
export async function shippedDrawings(
  app: string,
  images: readonly string[],
  openArt: () => Promise<DrawArt>,
): Promise<ShippedFiles[string]['files']> {
  const folder = `/apps/${app}/dev/art/`;
  const names = images.filter((image) => image.startsWith(folder)).map((image) => image.slice(folder.length));
  if (names.length === 0) return {};
  const draw = await openArt();
  const drawn = await Promise.all(
    names.map(async (each) => {
      const name = each.replace(/#.*/, '');
      return [`art/${name}`, await draw(name)] as const;
    }),
  );
  return Object.fromEntries(
    drawn.flatMap(([file, art]) => (art === undefined ? [] : [[file, { integrity: '', bytes: art.length }]])),
  );
}
