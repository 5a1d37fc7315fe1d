import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const around = 2;

/** The lines of a source around a line, which is marked; empty for a file that cannot be read. */
export async function excerpt(
  root: string,
  { file, line }: { readonly file: string; readonly line: number },
): Promise<string> {
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n');
  const width = String(line + around).length;
  return lines
    .map((text, index) => `${index + 1 === line ? '>' : ' '} ${String(index + 1).padStart(width)} | ${text}`.trimEnd())
    .slice(Math.max(line - 1 - around, 0), line + around)
    .join('\n');
}
