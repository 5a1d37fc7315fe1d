import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Page } from '@mirqam/shared/contract/Page';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import type { Route } from '@mirqam/shared/contract/Route';
import { pageOf } from '@mirqam/shared/federation/loadPage';
import { z } from 'zod';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { parseValue, routesSchema } from './schemas.ts';

declare global {
  /** The modules that the shell lends to the remotes' builds for Node. */
  var rendererModules: Readonly<Record<string, unknown>>;
  /** Told by the builds for Node which chunk a render asked for. */
  var recordChunk: ((id: string) => void) | undefined;
}

/**
 * Runs a build for Node anew, whatever this process has run before, and as it stands: Node's own `require` would have it
 * compiled first by what compiles the sources of this command, which takes longer than all else that a thread begins with.
 */
function runFresh(file: string): unknown {
  const own = createRequire(file);
  const require = (name: string) => (name.startsWith('.') ? runFresh(join(dirname(file), name)) : own(name));
  const module = { exports: {} };
  const run = compileFunction(readBuild(file), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

function readBuild(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${file} cannot be read: "site verify" names all that its release has lost`);
  }
}

/** What an app's code throws while its modules are read is a mistake in the app. */
function runBuild(file: string, where: string): unknown {
  try {
    return runFresh(file);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `${where} cannot be run: ${errorMessage(error)}; mend what throws while it is read, and build again`,
    );
  }
}

/** The renderer of a shell release; from here on the remotes' builds get its React. */
export function loadShell(file: string): ShellServer {
  const shell = parseValue(shellSchema, runBuild(file, file), file);
  globalThis.rendererModules = shell.modules;
  return shell;
}

/** The pages of a remote release by name. */
export function loadRemotePages(app: string, file: string): (page: string) => Promise<Page> {
  const { pages } = parseValue(remoteSchema, runBuild(file, file), file);
  return async (page) => pageOf(await pages[page]?.(), app, page);
}

/** The routes of a remote, out of its build; `where` is told to a person when they are not as the contract says. */
export function readRoutes(file: string, where: string): readonly Route[] {
  globalThis.rendererModules ??= {};
  return parseValue(remoteSchema, runBuild(file, where), where).routes;
}

const isFunction = (value: unknown) => typeof value === 'function';
const shellSchema = z.object({
  renderBody: z.custom<ShellServer['renderBody']>(isFunction),
  renderDocument: z.custom<ShellServer['renderDocument']>(isFunction),
  modules: z.record(z.string(), z.unknown()),
});
const remoteSchema = z.object({
  routes: routesSchema,
  pages: z.record(z.string(), z.custom<() => Promise<unknown>>(isFunction)),
});
