import { join } from 'node:path';
import launchEditor from 'launch-editor';
import type { DevSetup } from '../DevSite.ts';

/** Opens a place such as `remote-legal/src/routes.ts:12` in the editor that is running, or that `LAUNCH_EDITOR` names. */
export function openEditor({ root, notify }: Pick<DevSetup, 'root' | 'notify'>, place: string): void {
  // Only files of the checkout: another text could be an argument of the editor.
  if (!/^[\w-]+(?:\/[\w@-][\w.@-]*)+(?::\d+){0,2}$/.test(place)) return;
  launchEditor(join(root, place), (file) =>
    notify({
      event: 'problem',
      message: `${file} was not opened: start your editor first, or name it in LAUNCH_EDITOR`,
    }),
  );
}
