import { shippedDrawings } from './shippedDrawings.ts';

const drawings: Readonly<Record<string, string>> = { 'card.svg': '<svg/>', 'themes/cards.svg': '<svg></svg>' };
const openArt = async () => async (name: string) => drawings[name];

test('the drawings of a page are found in folders too, each whatever its fragment', async () => {
  const images = ['/apps/news/dev/art/card.svg', '/apps/news/dev/art/themes/cards.svg#ochre'];
  expect(await shippedDrawings('news', images, openArt)).toEqual({
    'art/card.svg': { integrity: '', bytes: 6 },
    'art/themes/cards.svg': { integrity: '', bytes: 11 },
  });
});

test('a drawing that the app does not have, or another app has, is not among them', async () => {
  expect(await shippedDrawings('news', ['/apps/news/dev/art/none.svg', '/apps/x/dev/art/card.svg'], openArt)).toEqual(
    {},
  );
});
