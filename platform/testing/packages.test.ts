import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

const root = join(__dirname, '../..');

/** What `packages.mjs` packs. */
const isPacked = (file: string) =>
  /\.(?:[cm]?js|tsx?|css)$/.test(file) && !/\.(?:test|typetest)\.|^testing[\\/]|node_modules/.test(file);

/** The packages of imports, without those of types, and of loaders that are named by `require.resolve`. */
function packagesIn(text: string): readonly string[] {
  const imports = preProcessFile(text.replace(/^import type [^;]*;/gm, '')).importedFiles.map(
    ({ fileName }) => fileName,
  );
  const resolved = [...text.matchAll(/(?:require\.resolve\(|@import )'([^']+)'/g)].map(([, name = '']) => name);
  return [...imports, ...resolved]
    .filter((name) => /^(?:@\w[\w.-]*\/)?[a-z]/.test(name) && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
}

test.each(['shared', 'platform'])('every import of the package %s is a dependency that it installs', (folder) => {
  const { name, dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const files = readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).filter(isPacked);
  const missing = files.flatMap((file) =>
    packagesIn(readFileSync(join(root, folder, file), 'utf8'))
      .filter((imported) => imported !== name && !(imported in dependencies))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(missing).toEqual([]);
});
