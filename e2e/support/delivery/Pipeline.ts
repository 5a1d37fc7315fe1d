import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findApps } from '@mirqam/platform/workspace';
import { Checkout } from '../Checkout.ts';
import { root } from '../places.ts';
import { type JobResult, runJob } from './runJob.ts';
import type { Place } from './runSite.ts';

const execute = promisify(execFile);

/** A checkout with a repository of its own, whose workflows a test runs. */
export class Pipeline {
  readonly checkout: Checkout;
  readonly #folder: string;

  private constructor(checkout: Checkout, folder: string) {
    this.checkout = checkout;
    this.#folder = folder;
  }

  static async open(): Promise<Pipeline> {
    const folder = await mkdtemp(join(tmpdir(), 'pipeline-'));
    const pipeline = new Pipeline(await Checkout.copy(), folder);
    await pipeline.#git('init', '--quiet', '--bare', join(folder, 'origin'));
    await pipeline.#git('init', '--quiet', '--initial-branch', 'main');
    await pipeline.#git('remote', 'add', 'origin', join(folder, 'origin'));
    await mkdir(join(folder, 'bin'));
    await pipeline.#keepPackages();
    return pipeline;
  }

  /** Pushes the sources as they are; resolves to the commit. */
  async push(subject: string): Promise<string> {
    await this.#git('add', '--all');
    const author = ['-c', 'user.name=A team', '-c', 'user.email=team@mirqam.example'];
    await this.#git(...author, 'commit', '--quiet', '--allow-empty', '--message', subject);
    await this.#git('push', '--quiet', 'origin', 'main');
    return await this.#git('rev-parse', 'HEAD');
  }

  /** Runs the job that deploys a commit to a store. */
  async deploy({ store, environment = {} }: Place, sha: string): Promise<JobResult> {
    const event = { head_commit: { message: `deploy ${sha}` } };
    const { AWS_ENDPOINT_URL = '', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY = '' } = environment;
    const result = await this.#run('deploy.yml', 'deploy', {
      vars: { SITE_STORE: store, AWS_ENDPOINT_URL, ...(AWS_ACCESS_KEY_ID ? {} : { AWS_ROLE: 'a role' }) },
      secrets: AWS_ACCESS_KEY_ID ? { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } : {},
      github: { actor: 'a-team', ref: 'refs/heads/main', sha, event },
    });
    if (!result) throw new Error('the condition of the deploy is false');
    return result;
  }

  /** Runs the job that renders a pull request, which comes from the repository `from`. */
  async preview({ store }: Place, from = 'mirqam/site'): Promise<JobResult | undefined> {
    return await this.#run('preview.yml', 'preview', {
      vars: { PREVIEW_STORE: store, PREVIEW_ORIGIN: 'https://preview.mirqam.example', AWS_ROLE: 'a role' },
      secrets: {},
      github: {
        actor: 'a-team',
        ref: 'refs/pull/7/merge',
        sha: '',
        repository: 'mirqam/site',
        event: { pull_request: { head: { repo: { full_name: from } } } },
      },
    });
  }

  /** Takes the next patch version of React, which is a copy of the present one; resolves to its number. */
  async upgradeReact(): Promise<string> {
    const before: string = JSON.parse(await this.checkout.read('shell/package.json')).dependencies.react;
    const after = before.replace(/\d+$/, (patch) => String(Number(patch) + 1));
    // The router takes the React beside it.
    for (const name of ['react', 'react-dom', 'react-router', 'react-router-dom']) await this.#copyPackage(name);
    // npm's record of the installed packages too: the deploy would install packages that it does not name.
    const numbered = [/^node_modules\/react(?:-dom)?\/.*\.js(?:on)?$/, /^(?:[\w-]+\/)?\.?package(?:-lock)?\.json$/];
    const inPackage = new RegExp(`("(?:node_modules/)?react(?:-dom)?": (?:{\\s*"version": )?"\\^?)${before}(?=")`, 'g');
    for (const file of await readdir(this.checkout.folder, { recursive: true })) {
      if (!numbered.some((pattern) => pattern.test(file))) continue;
      const text = await this.checkout.read(file);
      const isOwn = file.startsWith('node_modules/react');
      await this.checkout.write(file, isOwn ? text.replaceAll(before, after) : text.replace(inPackage, `$1${after}`));
    }
    return after;
  }

  async close(): Promise<void> {
    await this.checkout.remove();
    await rm(this.#folder, { recursive: true });
  }

  async #run(workflow: string, job: string, trigger: Omit<Parameters<typeof runJob>[1], 'folder' | 'job' | 'machine'>) {
    const { PATH = '', HOME = '' } = process.env;
    const machine = {
      PATH: [join(this.#folder, 'bin'), PATH].join(delimiter),
      HOME,
      CI: 'true',
      // The pages of a test are small enough, and compressing them to the smallest is most of a promotion.
      SITE_COMPRESSION: 'fast',
    };
    return await runJob(workflow, { folder: this.checkout.folder, job, machine, ...trigger });
  }

  /** Leaves `npm ci` out, because the checkout links to the packages of this one, and takes over the builds. */
  async #keepPackages(): Promise<void> {
    const npm = join(this.#folder, 'bin/npm');
    const real = (await execute('which', ['npm'])).stdout.trim();
    await writeFile(npm, `#!/bin/sh\ntest "$1" = ci || exec ${real} "$@"\n`);
    await chmod(npm, 0o755);
    for (const app of findApps(root)) {
      await cp(join(app.root, 'dist'), this.checkout.path(`${app.root.slice(root.length + 1)}/dist`), {
        recursive: true,
      });
    }
  }

  /** Replaces a link to a package by a copy. */
  async #copyPackage(name: string): Promise<void> {
    const link = this.checkout.path(`node_modules/${name}`);
    const folder = await realpath(link);
    await rm(link);
    await cp(folder, link, { recursive: true });
  }

  async #git(...words: readonly string[]): Promise<string> {
    return (await execute('git', words, { cwd: this.checkout.folder })).stdout.trim();
  }
}
