import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Outcome, type Place, runSite } from '../support/delivery/runSite.ts';

const preload = `--import=${pathToFileURL(join(import.meta.dirname, 'dieAt.mjs'))}`;

/** The names of the moments at which a command can be killed, in order. */
export async function momentsOf(place: Place, words: readonly string[]): Promise<readonly string[]> {
  const note = `${place.store}.moments`;
  const { code, errors } = await runSite(killable(place, note), ...words);
  if (code !== 0) throw new Error(`site ${words.join(' ')} ended with ${code}: ${errors.join(' ')}`);
  return JSON.parse(await takeNote(note));
}

export interface Victim extends Outcome {
  /** The name of the moment at which the command was killed; undefined if it finished first. */
  readonly moment: string | undefined;
}

/** Runs a command that kills itself at the moment with this number. */
export async function runVictim(place: Place, words: readonly string[], at: number): Promise<Victim> {
  const note = `${place.store}.moment`;
  const outcome = await runSite(killable(place, note, at), ...words, '--json');
  return { ...outcome, moment: outcome.code === null ? await takeNote(note) : undefined };
}

const killable = (place: Place, note: string, at?: number): Place => ({
  ...place,
  environment: { NODE_OPTIONS: preload, DIE_NOTE: note, ...(at === undefined ? {} : { DIE_AT: String(at) }) },
});

async function takeNote(note: string): Promise<string> {
  const text = await readFile(note, 'utf8');
  await rm(note);
  return text;
}
