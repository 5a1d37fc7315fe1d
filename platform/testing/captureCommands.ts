import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../commands/main.ts';
import { FolderStore } from '../store/FolderStore.ts';

/** On a busy machine each step may take long enough to be shown. */
const isResult = (line: string) => !line.endsWith(' …\n');

type Hook = (work: () => Promise<void>) => void;

/**
 * Replaces terminal and store from one hook of a test file to the other: `run` returns the output of commands, which use
 * a new store in `folder`.
 */
export function captureCommands(before: Hook, after: Hook) {
  const lines: string[] = [];
  const { stdout, stderr } = process;
  const writers = [stdout, stderr].map((stream) => [stream, stream.write] as const);
  const captured = {
    folder: '',
    get store() {
      return new FolderStore(join(captured.folder, 'store'));
    },
    async run(...words: readonly string[]) {
      lines.length = 0;
      process.exitCode = undefined;
      await main(['node', 'site', ...words]);
      return { code: process.exitCode, output: lines.filter(isResult).join('') };
    },
  };
  before(async () => {
    captured.folder = await mkdtemp(join(tmpdir(), 'commands-'));
    process.env['SITE_STORE'] = captured.store.name;
    // Jest passes on what its own terminal can show.
    process.env['TERM'] = 'dumb';
    process.env['FORCE_COLOR'] = '0';
    for (const [stream] of writers) stream.write = (text) => lines.push(String(text)) > 0;
  });
  after(async () => {
    for (const [stream, write] of writers) stream.write = write;
    delete process.env['SITE_STORE'];
    process.exitCode = undefined;
    await rm(captured.folder, { recursive: true });
  });
  return captured;
}
