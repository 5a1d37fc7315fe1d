import { checkFiles } from './checkFiles.ts';

const check = (file: string, bytes = 1) => {
  return () => checkFiles({ app: 'legal', files: { [file]: { integrity: 'sha256-', bytes } } });
};

test.each(['remoteEntry.js', 'art/card.svg', 'files/guide.0123456789.pdf'])('%s is accepted', (file) => {
  expect(check(file)).not.toThrow();
});

test('a file of an unknown kind is refused, so that no server sends it with a wrong type', () => {
  expect(check('files/tool.exe')).toThrow(/^files\/tool\.exe of legal is not a kind of file .*: use one of avif, /);
  expect(check('files/GUIDE.PDF')).toThrow(/in small letters$/);
});

test('a file whose name is not an address is refused', () => {
  expect(check('files/my guide.pdf')).toThrow('"files/my guide.pdf" of legal is not an address: name the file with ');
});

test('a file that is larger than its kind may be is refused with both sizes', () => {
  expect(check('files/photo.png', 1_230_000)).toThrow(
    'files/photo.png of legal takes 1.2 MB, more than the 200 KB that an image may: save it as AVIF in the size that is ' +
      'shown, or draw decoration in src/art.ts',
  );
  expect(check('files/guide.pdf', 1_230_000)).not.toThrow();
});
