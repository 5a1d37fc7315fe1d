import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { TinyS3 } from './tinyS3.ts';

/** The files of a place by path; the target of a symbolic link counts as the bytes of a file. */
export type Files = ReadonlyMap<string, Buffer>;

/** Holds a store whose files a test changes behind its back. */
export interface Place {
  /** The value of `SITE_STORE`. */
  readonly address: string;
  readonly read: () => Files;
  /** Reads the files and keeps what the store holds beside their bytes, for `write`. */
  readonly keep: () => Files;
  /** Leaves these files, and no others. */
  readonly write: (files: Files) => void;
  /** What visitors can request, by path. */
  readonly published: (files: Files) => Files;
}

export function readFolder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter(
    (name) => !/^(?:current|.temporary)\//.test(name) && !lstatSync(join(folder, name)).isDirectory(),
  );
  return new Map(files.map((name) => [name, name === 'current' ? linkIn(folder) : readFileSync(join(folder, name))]));
}

const linkIn = (folder: string) => Buffer.from(readlinkSync(join(folder, 'current')));

export const folderPlace = (folder: string): Place => ({
  address: folder,
  read: () => readFolder(folder),
  keep: () => readFolder(folder),
  write(files) {
    rmSync(folder, { recursive: true, force: true });
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (path === 'current') symlinkSync(bytes.toString() || 'nowhere', join(folder, path));
      else writeFileSync(join(folder, path), bytes);
    }
  },
  published(files) {
    const pages = `${files.get('current')}/`;
    return select(files, (path) =>
      path.startsWith(pages)
        ? path.slice(pages.length)
        : /^(?:apps\/(?!.*\/server\/)|previews\/.*\/)/.test(path) && path,
    );
  },
});

/** A place in the bucket of a server in memory. */
export function bucketPlace({ objects }: TinyS3): Place {
  const root = '/bucket/store/';
  const headers = new Map<string, Readonly<Record<string, string>>>();
  const read = () => new Map([...objects].map(([key, { bytes }]) => [key.slice(root.length), bytes]));
  return {
    address: 's3://bucket/store',
    read,
    keep() {
      for (const [key, object] of objects) headers.set(key, object.headers);
      return read();
    },
    write(files) {
      objects.clear();
      for (const [path, bytes] of files) {
        const etag = createHash('md5').update(bytes).digest('hex');
        objects.set(root + path, { bytes, etag, headers: headers.get(root + path) ?? {} });
      }
    },
    published: (files) => select(files, (path) => path.startsWith('site/') && path.slice('site/'.length)),
  };
}

const select = (files: Files, rename: (path: string) => string | false): Files =>
  new Map(
    [...files].flatMap(([path, bytes]) => {
      const name = rename(path);
      return name ? [[name, bytes] as const] : [];
    }),
  );

/** Ways in which one file of a store goes wrong. Undefined where the store stays the same. */
export const damages: Readonly<Record<string, (files: Files, path: string) => Files | undefined>> = {
  deleted: (files, path) => changed(files, [[path, undefined]]),
  emptied: (files, path) => changed(files, [[path, Buffer.of()]]),
  halved: (files, path) => changed(files, [[path, bytesOf(files, path).subarray(0, bytesOf(files, path).length / 2)]]),
  flipped(files, path) {
    const bytes = Buffer.from(bytesOf(files, path));
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    return changed(files, [[path, bytes]]);
  },
  'appended to': (files, path) => changed(files, [[path, Buffer.concat([bytesOf(files, path), Buffer.from('x')])]]),
  swapped(files, path) {
    const like = [...files].find(
      ([other, bytes]) => other !== path && kindOf(other) === kindOf(path) && !bytes.equals(bytesOf(files, path)),
    );
    return (
      like &&
      changed(files, [
        [path, like[1]],
        [like[0], bytesOf(files, path)],
      ])
    );
  },
  doubled: (files, path) => changed(files, [[path.replace(/([^/.]*)([^/]*)$/, '$1-copy$2'), bytesOf(files, path)]]),
};

const bytesOf = (files: Files, path: string) => files.get(path) ?? Buffer.of();

function changed(files: Files, changes: readonly (readonly [string, Buffer | undefined])[]): Files | undefined {
  const copy = new Map(files);
  for (const [path, bytes] of changes) {
    if (bytes) copy.set(path, bytes);
    else copy.delete(path);
  }
  return changes.some(([path, bytes]) => !bytes || !files.get(path)?.equals(bytes)) ? copy : undefined;
}

/** The path without what differs between files of one kind. */
const kindOf = (path: string) =>
  path
    .replace(/\d+\.\d+\.\d+-[0-9a-f]{10}|[0-9a-f]{32}|[0-9a-f]{12}|[0-9a-f]{10}|\d{8}/g, '*')
    .replace(/^(published|apps)\/[^/]+/, '$1/*');
