import type { Release } from '@mirqam/shared/contract/Release';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { containerFolder } from '../webpack/App.ts';
import { findStyleFaults } from '../webpack/styles/findStyleFaults.ts';
import type { ReadReleaseFile } from './readStored.ts';

/**
 * Throws a `UserError` for the first rule of a remote's stylesheets that reaches pages of other teams, or for a stylesheet
 * that cannot be parsed. Another tool than our build may have made the release. The shell owns the global styles.
 */
export async function checkStyles({ app, version, files }: Release, read: ReadReleaseFile): Promise<void> {
  if (app === 'shell') return;
  for (const file of Object.keys(files).filter(isForPages)) {
    const css = (await read(file)).toString();
    const message = firstFault(css, app);
    if (message) throw new UserError(`${file} of ${app}@${version}: ${message}`);
  }
}

function firstFault(css: string, app: string): string | undefined {
  try {
    return findStyleFaults(css, app, 'built')[0]?.message;
  } catch (error) {
    return `it cannot be read as CSS (${errorMessage(error)}): build it again`;
  }
}

const isForPages = (file: string) => file.endsWith('.css') && !file.startsWith(`${containerFolder}/`);
