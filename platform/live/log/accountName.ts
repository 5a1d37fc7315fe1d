import { userInfo } from 'node:os';

/** The name of the person or pipeline that runs the command, as the log shows it. */
export function accountName(): string {
  try {
    return process.env['SITE_USER'] || process.env['GITHUB_ACTOR'] || userInfo().username;
  } catch {
    return 'unknown'; // a container may run under a number without a name
  }
}
