import { filesOf } from './filesOf.ts';
import { siteResult } from './runSite.ts';

/** The live release of the shell, and every file of every release of it. */
export async function shellOf(store: string) {
  const { live } = await siteResult({ store }, 'status');
  return { version: live.apps.shell.version, files: await filesOf(store, 'apps/shell/') };
}
