import { lchown } from 'node:fs/promises';

/** Whether this process may give a file to another account, as only the administrator may. */
const canGiveAway = process.getuid?.() === 0;

/** Gives a link to another account, where that is possible. */
export async function giveAway(link: string): Promise<void> {
  const nobody = 65_534;
  if (canGiveAway) await lchown(link, nobody, nobody);
}
