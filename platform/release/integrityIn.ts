import type { Integrity, Release } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';

/** The hash of a public file of a release. Throws a `UserError` for a file that the release does not have. */
export function integrityIn({ app, version, files }: Release, file: string): Integrity {
  const integrity = files[file]?.integrity;
  if (integrity) return integrity;
  throw new UserError(`${app}@${version} has no hash for ${file}: publish it again`);
}
