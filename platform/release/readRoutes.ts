import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Route } from '@mirqam/shared/contract/Route';
import { z } from 'zod';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { parseValue } from './parseJson.ts';
import { runBuild } from './runBuild.ts';
import { routesSchema } from './schemas.ts';

const requireModule = createRequire(import.meta.url);
const isFunction = (value: unknown) => typeof value === 'function';
const remoteSchema = z.object({
  routes: routesSchema,
  pages: z.record(z.string(), z.custom<() => Promise<unknown>>(isFunction)),
});

/** Reads the routes of a remote from its build for Node. Throws a `UserError` that names `where` for invalid routes. */
export function readRoutes(folder: string, file: string, where: string): readonly Route[] {
  return parseValue(remoteSchema, run(folder, file, where), where).routes;
}

/** An error while the modules load is a mistake in the app. */
function run(folder: string, file: string, where: string): unknown {
  try {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return runBuild(read, file, { variables: { rendererModules: {}, recordChunk: () => undefined }, requireModule });
  } catch (error) {
    throw new UserError(
      `${where} cannot be run: ${errorMessage(error)}; fix what throws while it loads, and build again`,
    );
  }
}
