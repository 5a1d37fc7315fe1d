import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { type Contexts, fillIn, isTrue } from './expressions.ts';

/** The values that a workflow gets from the settings of a repository and from an event. */
interface Trigger {
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly github: Readonly<Record<string, unknown>> & { readonly ref: string; readonly sha: string };
}

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

type Environment = Readonly<Record<string, string>>;

interface RunOptions extends Trigger {
  /** The checkout, which a real runner would clone. */
  readonly folder: string;
  readonly job: string;
  /** Variables of the machine, such as `PATH`. */
  readonly machine: Environment;
}

export interface JobResult {
  readonly outputs: Environment;
  /** The commands that have run, each with whether it had a key of the store. */
  readonly commands: readonly { readonly run: string; readonly hasKeys: boolean }[];
  readonly log: string;
}

/** The actions that a step may use, with what they do for the steps after them; the checkout and its Node are there. */
const actions: Readonly<Record<string, Environment>> = {
  'actions/checkout': {},
  'actions/setup-node': {},
  'aws-actions/configure-aws-credentials': { AWS_ACCESS_KEY_ID: 'role', AWS_SECRET_ACCESS_KEY: 'role' },
};

/** Runs the steps of a job of a workflow file as GitHub's runner does; undefined if its condition is false. */
export async function runJob(workflow: string, options: RunOptions): Promise<JobResult | undefined> {
  const { folder, vars, secrets, github } = options;
  const file = await readFile(join(folder, '.github/workflows', workflow), 'utf8');
  const job: Job = parse(file).jobs[options.job];
  const contexts = { vars, secrets, github };
  if (!isTrue(job.if, contexts)) return undefined;
  const scratch = await mkdtemp(join(tmpdir(), 'job-'));
  try {
    return await runSteps(job, options, { ...contexts, env: fillAll(job.env, contexts) }, scratch);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function runSteps(job: Job, options: RunOptions, start: Contexts, scratch: string): Promise<JobResult> {
  let env = start.env as Environment;
  const steps: Record<string, { readonly outputs: Environment }> = {};
  const commands: { run: string; hasKeys: boolean }[] = [];
  let log = '';
  for (const step of job.steps) {
    const contexts = { ...start, env, steps };
    if (!isTrue(step.if, contexts)) continue;
    if (step.uses) env = { ...env, ...actionOf(step.uses) };
    if (!step.run) continue;
    const own = { ...env, ...fillAll(step.env, contexts) };
    const run = fillIn(step.run, contexts);
    const { output, outputs } = await runCommand(run, own, options, scratch);
    log += output;
    commands.push({ run, hasKeys: Boolean(own['AWS_ACCESS_KEY_ID']) });
    if (step.id) steps[step.id] = { outputs };
  }
  return { outputs: fillAll(job.outputs, { ...start, env, steps }), commands, log };
}

async function runCommand(run: string, env: Environment, { folder, machine, github }: RunOptions, scratch: string) {
  const outputFile = join(scratch, 'output');
  await writeFile(outputFile, '');
  const child = spawn('bash', ['-e', '-c', run], {
    cwd: folder,
    env: { ...machine, GITHUB_REF: github.ref, GITHUB_SHA: github.sha, GITHUB_OUTPUT: outputFile, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`"${run}" ended with ${code}: ${output}${errors}`);
  const lines = (await readFile(outputFile, 'utf8')).split('\n').filter(Boolean);
  const outputs = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  return { output, outputs };
}

function actionOf(uses: string): Environment {
  const [name = ''] = uses.split('@');
  const action = actions[name];
  if (!action) throw new Error(`no test knows the action ${name}: describe it in runJob.ts`);
  return action;
}

const fillAll = (env: Environment = {}, contexts: Contexts): Environment =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fillIn(`${value}`, contexts)]));
