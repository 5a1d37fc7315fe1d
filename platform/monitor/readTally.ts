import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { OnProgress } from '../messages/Reporter.ts';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { openLineParser } from './openLineParser.ts';
import { Tally } from './Tally.ts';

/** Counts the failures and views of access logs since a time. Rejects with a `UserError` for a file that cannot be read. */
export async function readTally(logs: readonly string[], since = 0, onProgress?: OnProgress): Promise<Tally> {
  const tally = new Tally();
  for (const log of logs) {
    const parse = openLineParser();
    for await (const lines of readLines(log)) {
      for (const line of lines) {
        const request = parse(line);
        if (request === null) continue;
        tally.lines++;
        if (!request) tally.foreign++;
        else if (request.when >= since) tally.add(request);
      }
      onProgress?.(tally.failures, tally.lines, 'lines are reports');
    }
  }
  return tally;
}

/** A longer line is not from a server: it comes as an empty one, and its bytes are dropped. */
const longest = 16_384;

/**
 * Reads the lines of a log as a stream, in batches; `-` is standard input, and a name that ends in `.gz` is unpacked. Rejects
 * with a `UserError` for a file that cannot be read.
 */
async function* readLines(file: string): AsyncGenerator<readonly string[]> {
  const source: Readable = file === '-' ? process.stdin : createReadStream(file);
  const unpacked = file.endsWith('.gz') ? unpack(source) : source;
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longest) rest = rest.slice(0, longest + 1);
      yield lines.map((line) => (line.length > longest ? '' : line));
    }
  } catch (error) {
    throw new UserError(`${file} cannot be read (${errorMessage(error)}): name access logs, plain or packed as .gz`);
  }
  if (rest) yield [rest];
}

/** `pipe` passes no error on. */
function unpack(source: Readable): Readable {
  const unpacker = createGunzip();
  source.on('error', (error) => unpacker.destroy(error));
  return source.pipe(unpacker);
}
