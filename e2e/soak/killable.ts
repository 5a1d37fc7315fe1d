import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBucket } from '@mirqam/platform/store/openStore';
import { type Outcome, type Place, runSite } from '../support/delivery/runSite.ts';

const preload = (file: string) => `--import=${pathToFileURL(join(import.meta.dirname, file))}`;

/** The names of the moments at which a command can be killed, in order. */
export async function momentsOf(place: Place, words: readonly string[]): Promise<readonly string[]> {
  const note = newNote();
  const { code, errors } = await runSite(killable(place, note), ...words);
  if (code !== 0) throw new Error(`site ${words.join(' ')} ended with ${code}: ${errors.join(' ')}`);
  return JSON.parse(await takeNote(note));
}

export interface Victim extends Outcome {
  /** The name of the moment at which the command was killed; undefined if it finished first. */
  readonly moment: string | undefined;
}

/** Runs a command that kills itself at the moment with this number or name. */
export async function runVictim(place: Place, words: readonly string[], at: number | string): Promise<Victim> {
  const note = newNote();
  const outcome = await runSite(killable(place, note, at), ...words, '--json');
  return { ...outcome, moment: outcome.code === null ? await takeNote(note) : undefined };
}

const killable = (place: Place, note: string, at?: number | string): Place => ({
  ...place,
  environment: {
    ...place.environment,
    NODE_OPTIONS: preload(isBucket(place.store) ? 'dieAtRequest.mjs' : 'dieAtWrite.mjs'),
    DIE_NOTE: note,
    ...(at === undefined ? {} : { DIE_AT: String(at) }),
  },
});

const newNote = () => join(tmpdir(), `moment-${randomUUID()}`);

async function takeNote(note: string): Promise<string> {
  const text = await readFile(note, 'utf8');
  await rm(note);
  return text;
}
