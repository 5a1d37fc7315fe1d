import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from '../store/unless.ts';

/** The number of earlier builds to keep, for a switch back to another branch. */
const keptBuilds = 3;

/** The file of a finished build that names its inputs. */
export const inputsFile = 'inputs.txt';

/** Moves the present build of an app into the folder `kept`, under the hash of its inputs, and the one of `inputs` back. */
export async function swapBuilds(folder: string, kept: string, inputs: string): Promise<void> {
  const present = await readFile(join(folder, inputsFile), 'utf8').catch(() => undefined);
  await mkdir(kept, { recursive: true });
  if (present) {
    await rm(join(kept, present), { recursive: true, force: true });
    await rename(folder, join(kept, present));
  }
  const earlier = join(kept, inputs);
  if (await stat(join(earlier, inputsFile)).catch(unlessAbsent)) {
    await rm(folder, { recursive: true, force: true });
    await rename(earlier, folder);
  }
  await removeOldest(kept);
}

async function removeOldest(kept: string) {
  const builds = await Promise.all(
    (await readdir(kept)).map(async (name) => {
      const { mtimeMs = 0 } = (await stat(join(kept, name, inputsFile)).catch(unlessAbsent)) ?? {};
      return { name, built: mtimeMs };
    }),
  );
  const oldest = builds.sort((one, other) => other.built - one.built).slice(keptBuilds);
  for (const { name } of oldest) {
    // The command may be interrupted: without this file the rest does not count as a build.
    await rm(join(kept, name, inputsFile), { force: true });
    await rm(join(kept, name), { recursive: true });
  }
}
