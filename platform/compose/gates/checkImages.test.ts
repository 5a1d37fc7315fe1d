import { integrityOf } from '../../release/hash.ts';
import { checkFileLinks, checkImages, checkPictures } from './checkImages.ts';

const page = '/guides of legal';
const folder = '/apps/legal/files';
const guide = 'guide.83ca68be6227.pdf';
const files = { [`files/${guide}`]: { integrity: integrityOf('guide'), bytes: 1_240_000 } };
const releases = { legal: { app: 'legal', files } };

test('an image may be a file of a release or of an origin of the route', () => {
  const check = (image: string) => () => checkImages(page, [image], releases, ['https://img.example']);
  expect(check(`${folder}/${guide}#page`)).not.toThrow();
  expect(check('https://img.example/a.png')).not.toThrow();
  expect(check(`${folder}/toString`)).toThrow(
    `${page} shows ${folder}/toString, which neither its app nor the shell has: `,
  );
});

const picture = (addresses: readonly string[], isLazy = false, isSized = true) => ({
  pictures: [{ addresses, isLazy, isSized }],
});

test('an image has a size, and one that loads at once a modern format', () => {
  const check = (body: ReturnType<typeof picture>) => () => checkPictures(page, body);
  for (const file of ['a.avif', 'a.webp', 'a.svg#part']) expect(check(picture([file]))).not.toThrow();
  expect(check(picture(['a.jpg', 'a.avif']))).not.toThrow();
  expect(check(picture(['a.jpg'], true))).not.toThrow();
  expect(check(picture([`${folder}/a.jpg`]))).toThrow(`${page} shows a.jpg at once: save it as AVIF or WebP`);
  expect(check(picture(['a.svg'], false, false))).toThrow(`${page} shows a.svg without its size`);
});

test('a long text of a link is read in seconds, so that no other release waits for it', () => {
  const fileLinks = [{ address: `${folder}/${guide}`, text: `PDF ${'1'.repeat(200_000)}` }];
  const start = performance.now();
  expect(() => checkFileLinks(page, { fileLinks }, releases)).toThrow('say its kind and size');
  expect(performance.now() - start).toBeLessThan(5000);
});

test('a link to a file says its kind and size', () => {
  const check = (text: string, file = guide) => {
    return () => checkFileLinks(page, { fileLinks: [{ address: `${folder}/${file}`, text }] }, releases);
  };
  for (const text of ['Guide (PDF, 1.2 MB)', 'PDF 1240 KB']) expect(check(text)).not.toThrow();
  const advice = 'say its kind and size, as in';
  for (const text of ['Guide', 'Guide (PDF)', 'Guide (PDF, 2 MB)'])
    expect(check(text)).toThrow(
      `${page} links to ${guide}: ${advice} "${text.replace(/ \(.*/, '')}${text.replace(/^Guide/, '')} (PDF, 1.2 MB)"`,
    );
  expect(check('PDF, 1 MB', 'lost.pdf')).toThrow(
    `${page} links to ${folder}/lost.pdf, which neither its app nor the shell has`,
  );
});
