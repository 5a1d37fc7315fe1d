// Loaded by Node before the `site` command: gives every moment of a write into the store a number and a name, and kills
// the process at one of them, as a power cut does. `DIE_NOTE` is the file that gets the name, or without `DIE_AT` all.
import { writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, relative, resolve, sep } from 'node:path';

const store = resolve(process.env.SITE_STORE);
const note = process.env.DIE_NOTE;
const fatal = Number(process.env.DIE_AT ?? -1);
const names = [];

/** Which argument of each function names what comes into being, or goes. */
const writes = { mkdir: 0, writeFile: 0, utimes: 0, rm: 0, rmdir: 0, link: 1, symlink: 1, rename: 1 };

for (const [name, argument] of Object.entries(writes)) {
  const write = files[name];
  files[name] = async (...words) => {
    const path = relative(store, String(words[argument]));
    if (path.startsWith('..')) return await write(...words);
    pass(`before ${name} ${placeOf(path)}`);
    const writing = write(...words);
    pass(`during ${name} ${placeOf(path)}`);
    const result = await writing;
    pass(`after ${name} ${placeOf(path)}`);
    return result;
  };
}
syncBuiltinESMExports();

if (fatal < 0) process.on('exit', () => writeFileSync(note, JSON.stringify(names)));

function pass(name) {
  if (names.push(name) - 1 !== fatal) return;
  writeFileSync(note, name);
  process.kill(process.pid, 'SIGKILL');
}

/** The kind of key: the folder of the store, and what is special in it. */
function placeOf(path) {
  const file = basename(path);
  if (file === 'release.json') return file;
  return file.startsWith('current-') ? 'the next link' : path.split(sep)[0];
}
