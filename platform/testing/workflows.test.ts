import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryFiles } from '../workspace/repositoryFiles.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(__dirname, '../..');
const folder = join(root, '.github/workflows');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const repository = repositoryFiles(
  'events',
  JSON.parse(read('template/package.json')),
  JSON.parse(read('package.json')),
  '',
);
const texts = [
  ...readdirSync(folder).map((file) => [file, read(join('.github/workflows', file))] as const),
  ...[...repository]
    .filter(([file]) => file.includes('workflows/'))
    .map(([file, text]) => [`the new ${file}`, text] as const),
];
const workflows = texts.map(([file, text]): readonly [string, Workflow] => [file, parse(text)]);
const jobs = workflows.flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => [`${name} of ${file}`, job] as const),
);

test.each(workflows)(
  '%s may only read unless a job says otherwise, and gives pull requests of forks no keys',
  (_, { on, permissions, env }) => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(on).not.toHaveProperty('pull_request_target');
    expect(JSON.stringify(env ?? {})).not.toContain('secrets.');
  },
);

test.each(jobs)('%s has a time limit, actions by hash and no install scripts', (_, { uses, steps = [], ...job }) => {
  if (!uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  for (const step of steps) {
    if (step.uses) expect(step.uses).toMatch(/@[0-9a-f]{40}$/);
    for (const [install] of step.run?.matchAll(/npm (?:ci|install).*/g) ?? [])
      expect(install).toContain('--ignore-scripts');
  }
});

test.each(jobs)('%s gives keys of the store to its last command alone', (_, { env, steps = [] }) => {
  const hasKeys = (value: unknown) => JSON.stringify(value ?? {}).includes('secrets.');
  expect(hasKeys(env)).toBe(false);
  expect(steps.slice(0, -1).filter(hasKeys)).toEqual([]);
  // The action hands the keys of a role to every step after it.
  const role = steps.findIndex(({ uses }) => uses?.startsWith('aws-actions/'));
  if (role >= 0) expect(role).toBe(steps.length - 2);
});

test('a deploy asks for a newer commit, installs and builds before it gets keys, and deploys last', () => {
  const steps = new Map(jobs).get('deploy of deploy.yml')?.steps ?? [];
  const order = steps.map(({ uses = '', run = '' }) => uses.replace(/@.*/, '') || run.replace(/ [-"$|].*/s, ''));
  expect(order).toEqual([
    'test',
    'actions/checkout',
    'actions/setup-node',
    'test',
    'npm ci',
    'npm run build',
    'aws-actions/configure-aws-credentials',
    'npm run site',
  ]);
});

test('hourly watches share one issue: its script opens, edits and closes it', () => {
  const script = new Map(jobs).get('issue of watch.yml')?.steps?.[0]?.run ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  // Records its arguments, and lists the open issue that the test names.
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\necho "$1 $2 $3" >> "$LOG"\n[ "$2" = list ] && echo "$OPEN"\nexit 0\n', {
    mode: 0o755,
  });
  const run = (IS_FAULTY: string, OPEN: string) => {
    const LOG = join(folder, `${IS_FAULTY}${OPEN}.log`);
    const env = { PATH: `${folder}:${process.env['PATH']}`, LOG, OPEN, IS_FAULTY, TEXT: 'fault: /: $(id)', RUN: 'run' };
    execFileSync('bash', ['-e', '-c', script], { env });
    return readFileSync(LOG, 'utf8').trim().split('\n').slice(1);
  };
  expect(run('', '')).toEqual([]);
  expect(run('true', '')).toEqual(['label create site-watch', 'issue create --title']);
  expect(run('true', '7')).toEqual(['issue edit 7']);
  expect(run('', '7')).toEqual(['issue close 7']);
  rmSync(folder, { recursive: true });
});

test('no package needs the install script that the workflows leave out', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = Object.entries<{ hasInstallScript?: boolean; optional?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([name]) => name.replace(/^.*node_modules\//, ''));
  // Their binaries are optional packages of their own; the script of `core-js-pure` prints an advertisement.
  expect([...new Set(found)].sort()).toEqual(['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild']);
});
