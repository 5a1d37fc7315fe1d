import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { unless } from './unless.ts';

const attempts = 20;

/** Creates the folder of `file` when writing fails without it, and repeats this while a sweep removes the empty folder. */
export async function withFolder(file: string, write: () => void | Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (attempt === attempts) throw error;
      unless('ENOENT')(error);
      mkdirSync(dirname(file), { recursive: true });
    }
  }
}
