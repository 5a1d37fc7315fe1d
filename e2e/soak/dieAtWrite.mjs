// Node loads this file before the `site` command. It makes moments before, during and after each write into a store in a
// folder. The system still flushes what a killed process has written; `powerCut.test.ts` tests a power cut.
import files from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, relative, resolve, sep } from 'node:path';
import { pass } from './moments.mjs';

const store = resolve(process.env.SITE_STORE);

/** The paths of opened files, which a command writes by number. */
const opened = new Map();

/** The index of the argument that names the file that a function creates or removes. */
const writes = { mkdir: 0, writeFile: 0, utimes: 0, rm: 0, unlink: 0, rmdir: 0, link: 1, symlink: 1, rename: 1 };

for (const [name, argument] of Object.entries(writes)) {
  const write = files.promises[name];
  files.promises[name] = async (...words) => {
    const place = placeOf(words[argument]);
    if (!place) return await write(...words);
    pass(`before ${name} ${place}`);
    const writing = write(...words);
    pass(`during ${name} ${place}`);
    const result = await writing;
    pass(`after ${name} ${place}`);
    return result;
  };
  const writeAtOnce = files[`${name}Sync`];
  files[`${name}Sync`] = (...words) => {
    const place = placeOf(words[argument]);
    if (!place) return writeAtOnce(...words);
    pass(`before ${name} ${place}`);
    if (name === 'writeFile') pass(`during ${name} ${place}`, () => writeAtOnce(words[0], halfOf(words[1])));
    const result = writeAtOnce(...words);
    pass(`after ${name} ${place}`);
    return result;
  };
}
const openAtOnce = files.openSync;
files.openSync = (...words) => {
  const file = openAtOnce(...words);
  opened.set(file, words[0]);
  return file;
};
syncBuiltinESMExports();

const halfOf = (bytes) => bytes.subarray(0, bytes.length / 2);

/** The folder of a key in the store, or the name of a special file; undefined for files outside the store. */
function placeOf(path) {
  const key = relative(store, String(opened.get(path) ?? path));
  if (key.startsWith('..')) return undefined;
  const file = basename(key);
  return file.startsWith('current-') ? 'the next link' : key.split(sep)[0];
}
