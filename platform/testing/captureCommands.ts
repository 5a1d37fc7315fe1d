import { join } from 'node:path';
import { main } from '../commands/cli/main.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { type Hook, scratchFolder } from './scratchFolder.ts';

/**
 * Replaces terminal and store from one hook of a test file to the other: `run` returns the output of commands, which use
 * a new store in `folder`; `runForProgram` returns the document that `--json` prints, and what it prints for people.
 */
export function captureCommands(before: Hook, after: Hook) {
  const lines: string[] = [];
  const errors: string[] = [];
  const { stdout, stderr } = process;
  const writers = [stdout, stderr].map((stream) => [stream, stream.write] as const);
  const captured = {
    folder: scratchFolder(before, after),
    get store() {
      return new FolderStore(join(captured.folder, 'store'));
    },
    async run(...words: readonly string[]) {
      lines.length = 0;
      errors.length = 0;
      process.exitCode = undefined;
      await main(['node', 'site', ...words]);
      return { code: process.exitCode, output: [...lines, ...errors].join('') };
    },
    async runForProgram(command: string, ...words: readonly string[]) {
      const { code } = await captured.run(command, '--json', ...words);
      return { code, document: JSON.parse(lines.join('')), errors: errors.join('') };
    },
  };
  before(async () => {
    process.env['SITE_STORE'] = captured.store.name;
    // Jest passes on what its own terminal can show.
    process.env['TERM'] = 'dumb';
    process.env['FORCE_COLOR'] = '0';
    stdout.write = (text) => lines.push(String(text)) > 0;
    stderr.write = (text) => errors.push(String(text)) > 0;
  });
  after(async () => {
    for (const [stream, write] of writers) stream.write = write;
    delete process.env['SITE_STORE'];
    process.exitCode = undefined;
  });
  return captured;
}
