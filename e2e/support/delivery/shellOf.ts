import { filesOf } from './filesOf.ts';
import { siteResult } from './runSite.ts';

/** The live version of the shell, and the files of all its releases. */
export async function shellOf(store: string) {
  const { live } = await siteResult({ store }, 'status');
  return { version: live.apps.shell.version, files: await filesOf(store, 'apps/shell/') };
}
