import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oneLine } from '../messages/print.ts';
import { errorMessage } from '../messages/UserError.ts';

const run = promisify(execFile);

/** Bytes: a checkout may differ in very many files. */
const maxBuffer = 100_000_000;

/** The commit that a checkout is at. */
export interface Commit {
  readonly hash: string;
  /** Empty where neither git nor the pipeline knows it. */
  readonly branch: string;
  /** Its committer date in UTC. */
  readonly when: string;
  /** Whether files differ from it. */
  readonly isDirty: boolean;
}

/** A checkout as git knows it. */
export interface Checkout {
  readonly commit: Commit | undefined;
  /** Why it has no commit, in the words of git. */
  readonly problem: string | undefined;
  /** Undefined where it has no name, see `readRepository`. */
  readonly repository: string | undefined;
  /** Whether a commit is part of its history; undefined if git does not know, as in the clone of a pipeline. */
  readonly contains: (hash: string) => Promise<boolean | undefined>;
}

/** Reads the commit of a checkout, or why it has none. */
export async function readCheckout(root: string): Promise<Checkout> {
  const git = async (...words: readonly string[]) =>
    (await run('git', ['-C', root, ...words], { maxBuffer })).stdout.trim();
  const contains = async (hash: string) => {
    if (!/^[0-9a-f]{40,64}$/.test(hash)) return undefined;
    try {
      await git('merge-base', '--is-ancestor', hash, 'HEAD');
      return true;
    } catch (error) {
      const isKnown = (error as { code?: unknown }).code === 1;
      return isKnown && (await git('rev-parse', '--is-shallow-repository')) === 'false' ? false : undefined;
    }
  };
  const known = { repository: await readRepository(root), contains };
  try {
    const [hash = '', date = ''] = (await git('log', '-1', '--format=%H %cI')).split(' ');
    // A pipeline checks out a commit, and no branch.
    const branch = (await git('branch', '--show-current')) || process.env['GITHUB_REF_NAME'] || '';
    const isDirty = (await git('status', '--porcelain')) !== '';
    return { commit: { hash, branch, when: new Date(date).toISOString(), isDirty }, problem: undefined, ...known };
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return { commit: undefined, problem: oneLine(stderr.split('\n')[0] || errorMessage(error)), ...known };
  }
}

/**
 * The name of a checkout's repository, such as `github.com/mirqam/site`: of git's remote `origin`, else of `repository` in
 * the root `package.json`. Undefined where neither names one that others can reach.
 */
export async function readRepository(root: string): Promise<string | undefined> {
  // git fails in a checkout that has no `origin`.
  const asking = run('git', ['-C', root, 'config', '--get', 'remote.origin.url']).catch(() => undefined);
  const json = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}');
  return repositoryName((await asking)?.stdout ?? '') ?? declaredRepository(json);
}

/**
 * Normalizes an address of git: without protocol, user, password, port and ending, in lower case. Undefined for a folder of
 * this machine, and for what is not an address.
 */
export function repositoryName(address: string): string | undefined {
  const [, host, path] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:.*@)?([\w.-]+)(?::\d+)?\/+(.+)$/.exec(address.trim()) ??
    /^(?:[\w.-]+@)?([\w.-]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim()) ??
    /^([\w-]+(?:\.[\w-]+)+)\/(.+)$/.exec(address.trim()) ??
    [];
  const name = `${host}/${path?.replace(/\/+$/, '').replace(/\.git$/, '')}`.toLowerCase();
  return host && /^[\w.-]+(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)+$/.test(name) ? name : undefined;
}

const shortcuts: Readonly<Record<string, string>> = { gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };

/** The repository that a `package.json` names, as npm reads it. */
function declaredRepository(json: string): string | undefined {
  const { repository }: { repository?: string | { url?: string } } = JSON.parse(json);
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const [, service = 'github', path] = /^(?:(github|gitlab|bitbucket):)?([\w-]+\/[\w.-]+)$/.exec(address) ?? [];
  return repositoryName(path ? `${shortcuts[service] ?? 'github.com'}/${path}` : address);
}
