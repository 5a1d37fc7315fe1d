import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Page } from '@mirqam/shared/contract/Page';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import type { Route } from '@mirqam/shared/contract/Route';
import { readPage } from '@mirqam/shared/federation/readPage';
import { z } from 'zod';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { parseValue } from './parseJson.ts';
import { routesSchema } from './schemas.ts';

/** The variables of a build for Node, besides `module` and `require`. */
interface Lent {
  /** React and the other modules that a remote shares with the shell's build. */
  readonly rendererModules: ShellServer['modules'];
  /** Called with the name of every chunk that a rendering loads. */
  readonly recordChunk: (name: string) => void;
}

/**
 * Runs a build for Node without a module cache. Node's own `require` would compile it with tsx, which takes longer than
 * everything else at the start of a thread.
 */
function runFresh(file: string, lent: Lent): unknown {
  const own = createRequire(file);
  const require = (name: string) => (name.startsWith('.') ? runFresh(join(dirname(file), name), lent) : own(name));
  const module = { exports: {} };
  const names = ['module', 'exports', 'require', 'rendererModules', 'recordChunk'];
  const run = compileFunction(readBuild(file), names, { filename: file });
  run(module, module.exports, require, lent.rendererModules, lent.recordChunk);
  return module.exports;
}

function readBuild(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${file} cannot be read: "site verify" lists every missing file of its release`);
  }
}

/** Reports errors of an app's modules as errors of the app. */
function runBuild(file: string, where: string, lent: Lent): unknown {
  try {
    return runFresh(file, lent);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${where} cannot be run: ${errorMessage(error)}; fix the module that throws, and build again`);
  }
}

/** Loads the renderer of a shell release. */
export function loadShell(file: string): ShellServer {
  return parseValue(shellSchema, runBuild(file, file, nothing), file);
}

/** Loads the pages of a remote release by name. */
export function loadRemotePages(app: string, file: string, lent: Lent): (page: string) => Promise<Page> {
  const { pages } = parseValue(remoteSchema, runBuild(file, file, lent), file);
  return async (page) => readPage(await pages[page]?.(), app, page);
}

/** Reads the routes of a remote from its build. Throws a `UserError` that names `where` for invalid routes. */
export function readRoutes(file: string, where: string): readonly Route[] {
  return parseValue(remoteSchema, runBuild(file, where, nothing), where).routes;
}

const nothing: Lent = { rendererModules: {}, recordChunk: () => undefined };

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
