import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../commands/main.ts';

/** Replaces terminal and store until `stop`: `run` returns the output of commands, which use a new store in `folder`. */
export async function captureCommands() {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  const lines: string[] = [];
  const { stdout, stderr } = process;
  const writers = [stdout, stderr].map((stream) => [stream, stream.write] as const);
  for (const [stream] of writers) stream.write = (text) => lines.push(String(text)) > 0;
  const store = join(folder, 'store');
  process.env['SITE_STORE'] = store;
  return {
    folder,
    store,
    async run(...words: readonly string[]) {
      lines.length = 0;
      process.exitCode = undefined;
      await main(['node', 'site', ...words]);
      return { code: process.exitCode, output: lines.join('') };
    },
    async stop() {
      for (const [stream, write] of writers) stream.write = write;
      delete process.env['SITE_STORE'];
      process.exitCode = undefined;
      await rm(folder, { recursive: true });
    },
  };
}
