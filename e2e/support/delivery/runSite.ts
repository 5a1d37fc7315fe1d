import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { root } from '../places.ts';
import { liveComposition } from './filesOf.ts';

export interface Outcome {
  /** Null for a process that was killed. */
  readonly code: number | null;
  readonly output: string;
  /** The lines on standard error. */
  readonly errors: readonly string[];
}

export interface Place {
  readonly store: string;
  /** The checkout in which the command runs; by default this one. */
  readonly folder?: string;
  /** Environment variables besides those of this process. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs the real `site` command in a process of its own. */
export async function runSite(place: Place, ...words: readonly string[]): Promise<Outcome> {
  return await runIn(place, process.execPath, join(place.folder ?? root, 'platform/commands/bin.mjs'), ...words);
}

export async function runIn(
  { store, folder = root, environment = {} }: Place,
  program: string,
  ...words: readonly string[]
): Promise<Outcome> {
  const env = {
    ...process.env,
    SITE_STORE: store,
    SITE_USER: 'a test',
    // The pages of a test are small enough, and compressing them to the smallest is most of a promotion.
    SITE_COMPRESSION: 'fast',
    // The test may run on a terminal, the command does not.
    FORCE_COLOR: '0',
    // A copy of the checkout builds an app once, so that a cache would only take time.
    CI: 'true',
    ...environment,
  };
  const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { code, output, errors: errors.split('\n').filter(Boolean) };
}

/** The JSON result of a command that must succeed. */
export async function siteResult(place: Place, ...words: readonly string[]) {
  const { code, output, errors } = await runSite(place, ...words, '--json');
  if (code !== 0) throw new Error(`site ${words.join(' ')} ended with ${code}: ${errors.join(' ')}`);
  return JSON.parse(output);
}

/** Runs a command that must succeed; resolves to the composition that is then live. */
export async function site(place: Place, ...words: readonly string[]) {
  const { code, errors } = await runSite(place, ...words);
  expect(code, errors.join(' ')).toBe(0);
  return await liveComposition(place.store);
}
