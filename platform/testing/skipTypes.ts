import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lets a dev server of a checkout check the types of one empty file, for tests that are not about types. */
export async function skipTypes(root: string): Promise<void> {
  const project = { compilerOptions: { noEmit: true, lib: ['es5'], types: [] }, files: ['empty.ts'] };
  await writeFile(join(root, 'platform/tsconfig/dev.json'), JSON.stringify(project));
  await writeFile(join(root, 'platform/tsconfig/empty.ts'), '');
}
