import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { scratchFolder } from './scratchFolder.ts';

const root = join(__dirname, '../..');

/** A file, what it imports, and the rule of `importRules.config.mjs` that refuses it; `npm run lint` tries what is allowed. */
const refused = [
  // Apps, and rooms that are not for visitors.
  ['remote-legal/src/pages/a.ts', '../../../remote-journals/src/routes.ts', 'remote-*/src'],
  ['remote-legal/src/pages/b.ts', '../../../shell/src/App.tsx', 'remote-*/src'],
  ['remote-legal/src/pages/c.ts', '@mirqam/platform/webpack/App', 'remote-*/src'],
  ['remote-legal/src/pages/e.test.ts', '@mirqam/platform/live/promote', 'tests of remote-*/src'],
  ['remote-legal/webpack.config.ts', '@mirqam/platform/live/promote', '{shell,remote-*}/webpack.config.ts'],
  ['shell/src/layout/a.ts', '@mirqam/platform/live/promote', 'shell/src/layout'],
  ['e2e/support/a.ts', '../../shell/src/App.tsx', 'e2e'],
  // Rooms within rooms.
  ['shell/src/arrival/a.ts', '../loading/recover.ts', 'shell/src/{arrival,loading,pages,report,scheme}'],
  ['shell/src/routing/a.ts', '../openVisit.ts', 'shell/src/routing'],
  ['shared/contract/a.ts', '../federation/PageCache.ts', 'shared/contract'],
  ['shared/ui/art/a.ts', '../Button.tsx', 'shared/ui/art'],
  ['platform/store/a.ts', '../release/hash.ts', 'platform/store'],
  ['platform/store/b.test.ts', '../live/log.ts', 'tests of platform/store'],
  ['platform/dev/browser/a.ts', '../DevServer.ts', 'platform/dev/browser'],
  ['platform/attic/a.ts', '../messages/UserError.ts', 'new room'],
  ['platform/live/c.ts', '../testing/tinySite.ts', 'testing'],
  // Words, types, and packages with an owner.
  ['remote-legal/src/content/a.ts', '../routes.ts', 'remote-*/src/content'],
  ['remote-legal/src/content/b.ts', '@mirqam/shared/ui/Button', 'remote-*/src/content'],
  ['remote-legal/src/content/c.ts', 'react', 'content'],
  ['remote-legal/src/content/d.ts', 'node:fs', 'content'],
  ['shared/contract/b.ts', 'zod', 'contract'],
  ['remote-legal/src/pages/f.ts', 'react-router-dom', 'react-router*'],
  ['shared/ui/d.ts', 'react-router/dom', 'react-router*'],
  ['shell/src/layout/c.ts', '@module-federation/enhanced/runtime', '@module-federation/*'],
  ['remote-legal/src/pages/g.ts', 'node:fs', 'browser'],
  // Doors.
  ['remote-legal/src/pages/h.ts', '../../../shared/ui/buttons/Button.tsx', 'doors'],
  ['e2e/support/b.ts', '../../platform/live/promote.ts', 'doors'],
  ['e2e/support/c.ts', '@mirqam/shared/ui/button/internal', 'closed door'],
  ['shared/ui/e.ts', '@mirqam/shared/contract/Route', 'own name'],
] as const;

const folder = scratchFolder(beforeAll, afterAll);
let violations: readonly Violation[];
interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

// One tree with all cases, checked in one run.
beforeAll(async () => {
  for (const name of ['shared', 'platform']) await writePackage(name);
  for (const [file, specifier] of refused) {
    await writeTarget(file, specifier);
    await write(file, `import type { x } from '${specifier}';\nexport type Y = typeof x;\n`);
  }
  await write('shared/contract/value.ts', "export { use } from 'react';\n");
  await write('shell/src/one.ts', "import type { Two } from './two.ts';\nexport type One = Two;\n");
  await write('shell/src/two.ts', "import type { One } from './one.ts';\nexport type Two = One;\n");
  violations = cruise();
}, 60_000);

async function writePackage(name: string) {
  const exports = { './*': './*.ts', './ui/button/*': null };
  await write(`${name}/package.json`, JSON.stringify({ name: `@mirqam/${name}`, exports }));
  await mkdir(join(folder, 'node_modules/@mirqam'), { recursive: true });
  await symlink(join(folder, name), join(folder, 'node_modules/@mirqam', name));
}

/** Writes an empty module as the target of the import. */
async function writeTarget(file: string, specifier: string) {
  if (specifier.startsWith('node:')) return;
  const target = specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier))
    : specifier.startsWith('@mirqam/')
      ? `${specifier.slice('@mirqam/'.length)}.ts`
      : `node_modules/${specifier}/index.js`;
  await write(target, 'export {};\n');
}

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

function cruise(): readonly Violation[] {
  const folders = ['shell', 'shared', 'platform', 'remote-legal', 'e2e'];
  const options = ['--config', join(root, 'importRules.config.mjs'), '--output-type', 'json'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/depcruise'), [...options, ...folders], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout).summary.violations;
}

const rulesAgainst = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(refused)('%s may not import %s: rule "%s"', (file, _, rule) => {
  expect(rulesAgainst(file)).toContain(rule);
});

test('the contract may not import code of React, only types', () => {
  expect(rulesAgainst('shared/contract/value.ts')).toEqual(['contract']);
});

test('a cycle of imports is refused, even of types', () => {
  expect(violations.map(({ from, rule }) => `${rule.name}: ${from}`)).toContain('cycle: shell/src/one.ts');
});

test.each(['shared', 'platform'])('every door of %s is one named file', async (name) => {
  const { exports } = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
  expect(Object.entries(exports).filter((door) => door.join().includes('*'))).toEqual([]);
});
