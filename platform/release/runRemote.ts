import type { Page } from '@mirqam/shared/contract/Page';
import { readPage } from '@mirqam/shared/federation/readPage';
import { type BuildContext, type ReadSource, runBuild } from './runBuild.ts';

interface RemoteServer {
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Runs the build for Node of a remote and returns a function that loads its pages by name. */
export function runRemote(
  app: string,
  read: ReadSource,
  file: string,
  context: BuildContext,
): (page: string) => Promise<Page> {
  const { pages } = runBuild(read, file, context) as RemoteServer;
  return async (page) => readPage(await pages[page]?.(), app, page);
}
