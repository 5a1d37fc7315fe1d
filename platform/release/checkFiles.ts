import { extname } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';

/** A kind of file that a team ships, with the most bytes that it may take. */
interface FileKind {
  readonly name: string;
  readonly endings: readonly string[];
  readonly bytes: number;
  readonly advice: string;
}

const kinds: readonly FileKind[] = [
  {
    name: 'an image',
    endings: ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
    bytes: 200_000,
    advice: 'save it as AVIF in the size that is shown, or draw decoration in src/art.ts',
  },
  { name: 'a font', endings: ['woff2'], bytes: 60_000, advice: 'leave out the letters that no page shows' },
  { name: 'data', endings: ['csv', 'json', 'txt', 'xml'], bytes: 1_000_000, advice: 'ship what the page shows' },
  { name: 'a document', endings: ['docx', 'pdf', 'xlsx', 'zip'], bytes: 10_000_000, advice: 'save its images smaller' },
];

/** The end of a message about a file of another kind. */
export const unknownKind = `is not a kind of file that the site serves: use one of ${kinds.flatMap(({ endings }) => endings).join(', ')}, in small letters`;

/** Scripts and styles, whose budgets are those of the pages. */
const code = ['css', 'js', 'mjs'];

/** Systems allow 255 bytes for the name of a file, to which a release adds a hash and an ending. */
const longestName = 200;

/** Every promotion reads them all, and hosts take 20,000 for a site. */
const mostFiles = 20_000;

/**
 * Throws a `UserError` for a release with too many files, for the first file whose name cannot be an address, whose kind the
 * site does not serve, or which is larger than its kind may be, and for one that it starts with and that is not a script.
 */
export function checkFiles({
  app,
  files,
  serverFiles = {},
  entry = [],
}: Pick<Release, 'app' | 'files'> & Partial<Release>): void {
  const count = Object.keys(files).length + Object.keys(serverFiles).length;
  if (count > mostFiles)
    throw new UserError(`${app} has ${count} files, more than the ${mostFiles} of a release: divide it into two apps`);
  const strange = entry.find((file) => !/\.m?js$/.test(file));
  if (strange) throw new UserError(`${app} starts with ${strange}, which is not a script: build it again`);
  for (const [file, { bytes }] of Object.entries(files)) {
    if (!/^[\w./-]+$/.test(file))
      throw new UserError(`"${file}" of ${app} is not an address: name the file with letters, digits, "-" and "_"`);
    if (file.length > longestName)
      throw new UserError(
        `${file.slice(0, 40)}… of ${app} has a name of ${file.length} characters: write at most ${longestName}`,
      );
    const ending = extname(file).slice(1);
    if (code.includes(ending)) continue;
    const kind = kinds.find(({ endings }) => endings.includes(ending));
    if (!kind) throw new UserError(`${file} of ${app} ${unknownKind}`);
    if (bytes > kind.bytes)
      throw new UserError(
        `${file} of ${app} takes ${fileSize(bytes)}, more than the ${fileSize(kind.bytes)} that ${kind.name} may: ${kind.advice}`,
      );
  }
}

/** The size of a file as people write it: `1.2 MB`, `340 KB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
