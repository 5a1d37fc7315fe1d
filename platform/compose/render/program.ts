import { extname, join } from 'node:path';
import { build } from 'esbuild';

let program: Promise<string> | undefined;

/** Returns `renderChild` and all that it imports as one script, because a fenced process may read no file. */
export async function readProgram(): Promise<string> {
  program ??= bundle();
  return await program;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `child/renderChild${extname(import.meta.filename)}`)],
    bundle: true,
    platform: 'node',
    // Otherwise its variables would be globals, which the code of apps could read.
    format: 'iife',
    target: 'node20',
    // A function that is not strict is visible to those that it calls.
    banner: { js: '"use strict";' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
