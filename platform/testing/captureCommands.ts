import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests of commands: until `stop` the store is one that does not exist yet in an own `folder`, and what is told goes into `lines`. */
export async function hearCommands() {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  const lines: string[] = [];
  const { stdout, stderr } = process;
  const writers = [stdout, stderr].map((stream) => [stream, stream.write] as const);
  for (const [stream] of writers) stream.write = (text) => lines.push(String(text)) > 0;
  process.env['SITE_STORE'] = join(folder, 'store');
  return {
    folder,
    lines,
    async stop() {
      for (const [stream, write] of writers) stream.write = write;
      delete process.env['SITE_STORE'];
      process.exitCode = undefined;
      await rm(folder, { recursive: true });
    },
  };
}
