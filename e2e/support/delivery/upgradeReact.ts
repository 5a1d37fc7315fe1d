import { cp, readdir, realpath, rm } from 'node:fs/promises';
import type { Checkout } from '../Checkout.ts';

/** Gives a checkout the next patch version of React, a copy of the present one under another number; resolves to it. */
export async function upgradeReact(checkout: Checkout): Promise<string> {
  const before: string = JSON.parse(await checkout.read('shell/package.json')).dependencies.react;
  const after = before.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  // The router takes the React beside it.
  for (const name of ['react', 'react-dom', 'react-router', 'react-router-dom']) await copyPackage(checkout, name);
  const numbered = [/^node_modules\/react(?:-dom)?\/.*\.js(?:on)?$/, /^(?:[\w-]+\/)?package(?:-lock)?\.json$/];
  const inPackage = new RegExp(`("(?:node_modules/)?react(?:-dom)?": (?:{\\s*"version": )?"\\^?)${before}(?=")`, 'g');
  for (const file of await readdir(checkout.folder, { recursive: true })) {
    if (!numbered.some((pattern) => pattern.test(file))) continue;
    const text = await checkout.read(file);
    const isOwn = file.startsWith('node_modules/react');
    await checkout.write(file, isOwn ? text.replaceAll(before, after) : text.replace(inPackage, `$1${after}`));
  }
  return after;
}

/** Replaces a link to a package by a copy. */
async function copyPackage(checkout: Checkout, name: string): Promise<void> {
  const link = checkout.path(`node_modules/${name}`);
  const folder = await realpath(link);
  await rm(link);
  await cp(folder, link, { recursive: true });
}
