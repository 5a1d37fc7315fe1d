import type { OnProgress } from '../messages/Reporter.ts';
import { openLineParser } from './openLineParser.ts';
import { readLines } from './readLines.ts';
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
