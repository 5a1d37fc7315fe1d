import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The name of a checkout's repository, such as `github.com/mirqam/site`: of git's remote `origin`, else of `repository` in
 * the root `package.json`. Undefined where neither names one that others can reach.
 */
export async function readRepository(root: string): Promise<string | undefined> {
  // git fails where there is no remote.
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
