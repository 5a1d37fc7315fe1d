import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import type { MultiStats } from 'webpack';
import { UserError } from '../messages/UserError.ts';
import { type BuildOptions, buildFolder } from '../webpack/App.ts';
import { type AppFolder, checkoutOf } from '../workspace/workspace.ts';
import { causesOf, errorPlace, errorText } from './buildError.ts';
import { checkTypes } from './checkTypes.ts';
import { configure } from './configure.ts';
import { inputHash } from './inputHash.ts';
import { parseRelease } from './schemas.ts';
import { sealRelease } from './sealRelease.ts';
import { withBuildLock } from './withBuildLock.ts';

/** The file of a finished build that names its inputs. */
export const inputsFile = 'inputs.txt';

/** A release that can be published. */
export interface BuiltApp {
  readonly release: Release;
  /** The folder with the files of the release. */
  readonly folder: string;
  /** False when an earlier build was reused. */
  readonly isFresh: boolean;
}

/**
 * Builds a release of an app into its folder for the mode, unless it was built from the same sources before; waits for
 * another command that builds it. Rejects with a `UserError` for sources with build or type errors.
 */
export async function buildApp(app: AppFolder, mode: BuildOptions['mode'] = 'production'): Promise<BuiltApp> {
  const folder = buildFolder(app, { mode });
  const inputs = await inputHash(app);
  const present = await findReusableBuild(folder, inputs);
  if (present) return present;
  return await withBuildLock(lockFile(app, mode), async () => {
    // While this command waited, another may have built the same sources.
    const built = await findReusableBuild(folder, inputs);
    if (built) return built;
    // First the name of its inputs, so that an interrupted command leaves nothing that counts as a build.
    await rm(join(folder, inputsFile), { force: true });
    await rm(folder, { recursive: true, force: true });
    return await build(app, mode, inputs);
  });
}

/** The build in this folder, if it is of these inputs. */
async function findReusableBuild(folder: string, inputs: string): Promise<BuiltApp | undefined> {
  if ((await builtInputs(folder)) !== inputs) return undefined;
  const file = join(folder, 'release.json');
  return { release: parseRelease(await readFile(file, 'utf8'), file), folder, isFresh: false };
}

async function build(app: AppFolder, mode: BuildOptions['mode'], inputs: string): Promise<BuiltApp> {
  const folder = buildFolder(app, { mode });
  const types = checkTypes(app);
  types.catch(() => undefined);
  const stats = await runWebpack(app, mode);
  await types;
  const release = await sealRelease(app, folder, stats, mode);
  // A source that was edited while webpack read it may be in the build or not.
  if ((await inputHash(app)) === inputs) await writeFile(join(folder, inputsFile), inputs);
  return { release, folder, isFresh: true };
}

/** Whether `buildApp` would reuse an earlier build. */
export async function isBuilt(app: AppFolder, mode: BuildOptions['mode']): Promise<boolean> {
  const inputs = await inputHash(app);
  return (await builtInputs(buildFolder(app, { mode }))) === inputs;
}

const lockFile = (app: AppFolder, mode: BuildOptions['mode']) =>
  join(checkoutOf(app.root), '.cache/builds', `${app.name}-${mode}.lock`);

/** The hash of the inputs of the last build; undefined if there was none or it was interrupted. */
const builtInputs = (folder: string) => readFile(join(folder, inputsFile), 'utf8').catch(() => undefined);

async function runWebpack(app: AppFolder, mode: BuildOptions['mode']): Promise<MultiStats> {
  const { default: webpack } = await import('webpack');
  const compiler = await configure(app, { mode, isDev: false }, (configurations) => webpack(configurations));
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const [first] = causesOf(stats.toJson({ all: false, errors: true }).errors ?? []);
  if (!first) return stats;
  const text = errorText(first).replace(/\s+/g, ' ').slice(0, 400);
  throw new UserError(`${app.name} does not build: ${text} (${errorPlace(first, app.root)})`);
}
