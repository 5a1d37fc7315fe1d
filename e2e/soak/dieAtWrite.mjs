// Node loads this file before the `site` command. It numbers and names the moments before, during and after each write
// into the store, and kills the process at moment `DIE_AT`. It writes the name of that moment, or without `DIE_AT` all
// names, into the file `DIE_NOTE`.
// The system still flushes what the process has written; `powerCut.test.ts` tests a power cut.
import files from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, relative, resolve, sep } from 'node:path';

const store = resolve(process.env.SITE_STORE);
const note = process.env.DIE_NOTE;
const fatal = Number(process.env.DIE_AT ?? -1);
const names = [];
const { writeFileSync } = files;

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
syncBuiltinESMExports();

if (fatal < 0) process.on('exit', () => writeFileSync(note, JSON.stringify(names)));

/** Records a moment; kills the process if it is the chosen one, after half of the write in progress. */
function pass(name, half = () => {}) {
  if (names.push(name) - 1 !== fatal) return;
  half();
  writeFileSync(note, name);
  process.kill(process.pid, 'SIGKILL');
}

const halfOf = (bytes) => bytes.subarray(0, bytes.length / 2);

/** The folder of a key in the store, or the name of a special file; undefined for files outside the store. */
function placeOf(path) {
  const key = relative(store, String(path));
  if (key.startsWith('..')) return undefined;
  const file = basename(key);
  if (file === 'release.json') return file;
  return file.startsWith('current-') ? 'the next link' : key.split(sep)[0];
}
