import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../store/disk.ts';
import { type AppFolder, pathInCheckout } from '../workspace/workspace.ts';

/** Finds the first file and line of an app's sources with this string; the file of its routes if no source contains it. */
export async function placeOf({ root }: AppFolder, text: string): Promise<string> {
  const literals = [`'${text.replaceAll("'", "\\'")}'`, `"${text}"`, `\`${text}\``];
  for (const file of await listFiles(join(root, 'src'))) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue;
    const lines = (await readFile(join(root, 'src', file), 'utf8')).split('\n');
    const line = lines.findIndex((words) => literals.some((literal) => words.includes(literal)));
    if (line >= 0) return `${pathInCheckout(root, `src/${file}`)}:${line + 1}`;
  }
  return pathInCheckout(root, 'src/routes.ts');
}
