import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run upgrade:try`: webpack and the federation reach into each other, so the newest of both are tried together, in
// a copy of what is committed. Other versions can be named: `npm run upgrade:try -- webpack@5.111.1`.
const federation = ['@module-federation/enhanced', '@module-federation/webpack-bundler-runtime'];
const newest = ['webpack', ...federation].map((name) => `${name}@latest`);
const [, , ...asked] = process.argv;
const packages = asked.length > 0 ? asked : newest;

const inShared = ['--workspace', 'shared', '--save-exact'];
const steps = [
  ['Versions go together', 'npm', ['install', ...inShared, '--package-lock-only', ...packages]],
  ['Packages are installed', 'npm', ['ci', '--no-audit', '--no-fund']],
  ['Types fit', 'npm', ['run', 'types']],
  ['Every app builds', 'npm', ['run', 'build']],
  ['Units pass', 'npm', ['run', 'unit']],
  [
    'Pages load, hydrate and recover',
    'npm',
    // What fails three times does so for a reason other than a busy machine.
    ['run', 'e2e', '--', 'journeys/arrival', 'journeys/hydration', 'resilience', '--workers=1', '--retries=2'],
  ],
] as const;

// Never tests a site that runs already: that one would be of other versions.
const env = { E2E_PORT: '3180', ...process.env, CI: '1' };

const copy = mkdtempSync(join(tmpdir(), 'upgrade-'));
spawnSync('git', ['clone', '--quiet', join(import.meta.dirname, '../..'), copy], { stdio: 'inherit' });
const failed = steps.find(([promise, command, words]) => !keeps(promise, command, words));
tell(
  failed
    ? `\nNot yet: with ${versions()} the promise "${failed[0]}" fails, as shown above. The copy is left in ${copy}.`
    : `\nYes: with ${versions()} everything passes, so raise both together.`,
);
if (failed) process.exitCode = 1;
else rmSync(copy, { recursive: true });

function keeps(promise: string, command: string, words: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: copy, env, encoding: 'utf8', maxBuffer: 1e8 });
  tell(`${status === 0 ? 'yes' : 'NO '}  ${promise}`);
  if (status !== 0) tell(`${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n'));
  return status === 0;
}

function versions(): string {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(copy, 'shared/package.json'), 'utf8'),
  );
  return ['webpack', ...federation].map((name) => `${name} ${dependencies[name]}`).join(', ');
}

function tell(text: string) {
  process.stdout.write(`${text}\n`);
}
