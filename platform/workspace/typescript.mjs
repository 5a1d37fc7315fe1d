import { existsSync } from 'node:fs';

// Lets Node import TypeScript in this checkout; the package of this tool is compiled, and starts sooner without tsx.
if (existsSync(new URL('./workspace.ts', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
}
