import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../store/disk.ts';
import { type AppFolder, pathInCheckout } from '../../workspace/workspace.ts';

/** Code that depends on the machine, by the causes in a message of `MachineRenders`. */
const reads: Readonly<Record<string, RegExp>> = {
  'the clock': /\bDate\(\)|\bDate\.now\b|\bperformance\.now\b/,
  'random numbers': /\bMath\.random\b|\bcrypto\./,
  'the time zone': /\btoLocale(?:Date|Time)?String\b|\bDateTimeFormat\b|\.get(?:FullYear|Month|Date|Day|Hours)\(/,
  'the locale': /\btoLocale\w+\b|\bIntl\.|\blocaleCompare\b/,
  'a window': /\b(?:window|document|navigator|matchMedia|localStorage|sessionStorage)\b/,
};

/**
 * Finds the line of the sources that makes a page differ between machines: in the module of the page, else in the only other
 * file with such a line. Undefined for another message, or if several files may be the cause.
 */
export async function placeOfCause({ root }: AppFolder, page: string, message: string): Promise<string | undefined> {
  const thrown = message.includes(' is not defined: read what belongs to the browser') ? ['a window'] : [];
  const causes = /> differs with (.*?), as in /.exec(message)?.[1]?.split(' and ') ?? thrown;
  const patterns = causes.flatMap((cause) => reads[cause] ?? []);
  if (patterns.length === 0) return undefined;
  const files = (await listFiles(join(root, 'src'))).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, 'src', file), 'utf8')).split('\n');
      return { file, line: lines.findIndex((code) => patterns.some((pattern) => pattern.test(code))) + 1 };
    }),
  );
  const places = found.filter(({ line }) => line > 0);
  const [only] = places.filter(({ file }, _, { length }) => file === page || length === 1);
  return only && `${pathInCheckout(root, `src/${only.file}`)}:${only.line}`;
}
