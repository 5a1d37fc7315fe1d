import { userInfo } from 'node:os';

/** The name of the account that runs the command, as the log and the records of the store show it. */
export function accountName(): string {
  try {
    return process.env['SITE_USER'] ?? process.env['GITHUB_ACTOR'] ?? userInfo().username;
  } catch {
    return 'unknown'; // in a container, which may run under a number that has no name
  }
}
