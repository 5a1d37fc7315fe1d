import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from '../store/unless.ts';

/** Besides the present one: a way back to the branches of the last days. */
const keptBuilds = 3;

/** The file of a finished build that names its inputs. */
export const inputsFile = 'inputs.txt';

/** Puts the present build of an app aside, under the hash of its inputs, and takes the earlier one of `inputs` instead. */
export async function swapBuilds(folder: string, aside: string, inputs: string): Promise<void> {
  const present = await readFile(join(folder, inputsFile), 'utf8').catch(() => undefined);
  await mkdir(aside, { recursive: true });
  if (present) {
    await rm(join(aside, present), { recursive: true, force: true });
    await rename(folder, join(aside, present));
  }
  const earlier = join(aside, inputs);
  if (await stat(join(earlier, inputsFile)).catch(unlessAbsent)) {
    await rm(folder, { recursive: true, force: true });
    await rename(earlier, folder);
  }
  await removeOldest(aside);
}

async function removeOldest(aside: string) {
  const builds = await Promise.all(
    (await readdir(aside)).map(async (name) => {
      const { mtimeMs = 0 } = (await stat(join(aside, name, inputsFile)).catch(unlessAbsent)) ?? {};
      return { name, built: mtimeMs };
    }),
  );
  const oldest = builds.sort((one, other) => other.built - one.built).slice(keptBuilds);
  for (const { name } of oldest) {
    // The command may be interrupted: without this file the rest does not count as a build.
    await rm(join(aside, name, inputsFile), { force: true });
    await rm(join(aside, name), { recursive: true });
  }
}
