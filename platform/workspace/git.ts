import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { oneLine } from '../messages/print.ts';
import { errorMessage } from '../messages/UserError.ts';
import { readRepository } from './readRepository.ts';

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
