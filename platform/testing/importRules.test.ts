import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// The linter starts anew for each, beside whatever else runs.
jest.setTimeout(30_000);

const root = join(__dirname, '../..');

// A folder of its own with the real configuration, so that no other check meets the scratch files.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'walls-'));
  for (const file of ['biome.jsonc', '.gitignore']) await cp(join(root, file), join(folder, file));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the linter says of a file that imports `from`. */
async function lint(file: string, from: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import { x } from '${from}';\nexport const y = x;\n`);
  const words = ['lint', '--only=style/noRestrictedImports', '--colors=off', file];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), words, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['remote-legal/src/components/A.ts', '@mirqam/journals/src/routes'],
  ['remote-legal/src/components/A.ts', '../../../remote-journals/src/routes.ts'],
  ['remote-legal/src/components/A.ts', '../../../shell/src/App.tsx'],
  ['remote-legal/src/components/A.ts', '@mirqam/platform/webpack/App'],
  ['remote-legal/src/components/A.ts', '@mirqam/platform/live/promote'],
  ['remote-legal/src/components/A.ts', '../../../shared/ui/Button.tsx'],
  ['remote-legal/src/components/A.ts', 'react-router-dom'],
  ['remote-legal/src/content/a.ts', 'react'],
  ['remote-legal/src/content/a.ts', '@mirqam/shared/ui/Button'],
  ['shell/src/layout/A.ts', '../../../remote-legal/src/routes.ts'],
  ['shell/src/layout/A.ts', '@mirqam/platform/live/promote'],
  ['shared/ui/A.ts', 'react-router-dom'],
  ['shared/ui/A.ts', '../../platform/live/promote.ts'],
  ['shared/federation/A.ts', '../../shell/src/App.tsx'],
  ['shared/contract/A.ts', 'zod'],
  ['shared/contract/A.ts', '../ui/Button.tsx'],
  ['shared/contract/content/A.ts', '../../federation/loadPage.ts'],
])('%s may not import %s', async (file, from) => {
  expect(await lint(file, from)).toContain('lint/style/noRestrictedImports');
});

test.each([
  ['remote-legal/src/components/A.ts', '@mirqam/shared/ui/Button'],
  ['remote-legal/src/content/a.ts', '@mirqam/shared/contract/SitePath'],
  ['shell/src/layout/A.ts', 'react-router-dom'],
  ['shared/ui/art/a.ts', '../../contract/Tone.ts'],
  ['shared/contract/content/A.ts', '../Tone.ts'],
])('%s may import %s', async (file, from) => {
  expect(await lint(file, from)).not.toContain('noRestrictedImports');
});
