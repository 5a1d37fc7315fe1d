import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

/** Undefined where there is no git, no repository or no commit. */
export async function readCommit(root: string): Promise<Commit | undefined> {
  const git = async (...words: readonly string[]) =>
    (await run('git', ['-C', root, ...words], { maxBuffer })).stdout.trim();
  try {
    const [hash = '', date = ''] = (await git('log', '-1', '--format=%H %cI')).split(' ');
    // A pipeline checks out a commit, and no branch.
    const branch = (await git('branch', '--show-current')) || process.env['GITHUB_REF_NAME'] || '';
    const isDirty = (await git('status', '--porcelain')) !== '';
    return { hash, branch, when: new Date(date).toISOString(), isDirty };
  } catch {
    return undefined;
  }
}
