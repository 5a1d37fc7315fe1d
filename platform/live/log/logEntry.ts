import { z } from 'zod';
import { UserError } from '../../messages/UserError.ts';
import { canonicalJson, integrityOf } from '../../release/hash.ts';
import { parseJson } from '../../release/parseJson.ts';
import { appName, compositionId, integrity, versionName } from '../../release/schemas.ts';

const names = z.array(z.string()).readonly();

const logEntrySchema = z.object({
  serial: z.number().int().positive(),
  /** Visitors get this composition from here on. */
  composition: compositionId,
  /** The hash of that composition as the store keeps it, which has those of its pages. */
  content: integrity,
  /** The version of each app, known here after a sweep has removed the composition. */
  versions: z.record(appName, versionName),
  /** See `LogChange`. An open string: an old checkout reads the entries of a newer one. */
  kind: z.string(),
  /** The entry that a rollback goes back to, of one app or of the whole site. */
  restores: z.object({ serial: z.number().int().positive(), app: appName.optional() }).optional(),
  /** The frozen releases that may go live again, and those that nothing may bring back, see `heldBack`. */
  thaws: names.optional(),
  revokes: names.optional(),
  /** The repositories that apps belong to from here on, see `ownersOf`. */
  owners: z.record(appName, z.string()).optional(),
  who: z.string(),
  when: z.iso.datetime(),
  why: z.string(),
  nonce: z.string(),
  /** The hash of the entry before, which makes the log a chain. Absent in the first entry. */
  previous: z.string().optional(),
  /** The hash of the other fields: nothing follows the newest entry that could prove it. */
  hash: z.string(),
});

/** One entry of the log. */
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The hash of an entry's other fields. */
export const entryHash = ({ hash: _, ...fields }: Readonly<Record<string, unknown>>): string =>
  integrityOf(canonicalJson(fields));

/**
 * Throws a `UserError` that names `where` for an entry that is invalid or was changed. Never advises to remove the entry: a
 * number that is free again would be claimed twice.
 */
export function parseLogEntry(json: string, where: string): LogEntry {
  const remedy = 'restore it from a copy';
  const entry = parseJson(logEntrySchema, json, where, remedy);
  if (entryHash(parseJson(z.looseObject({}), json, where, remedy)) === entry.hash) return entry;
  throw new UserError(`${where} does not match its hash: ${remedy}`);
}
