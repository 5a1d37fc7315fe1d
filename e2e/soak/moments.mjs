// Numbers and names the moments of a `site` command at which it can be killed, and kills the process at moment `DIE_AT`: the
// one with this number, or the first with this name. Writes the name of that moment, or without `DIE_AT` all names, into the
// file `DIE_NOTE`.
import { writeFileSync } from 'node:fs';

const note = process.env.DIE_NOTE;
const fatal = process.env.DIE_AT;
const names = [];

if (fatal === undefined) process.on('exit', () => writeFileSync(note, JSON.stringify(names)));

/** Records a moment; kills the process if it is the chosen one, after half of the write in progress. */
export function pass(name, half = () => {}) {
  const number = names.push(name) - 1;
  if (fatal !== name && fatal !== String(number)) return;
  half();
  writeFileSync(note, name);
  process.kill(process.pid, 'SIGKILL');
}
