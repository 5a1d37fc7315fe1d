import { z } from 'zod';
import { parseJson } from '../release/parseJson.ts';
import { appName, compositionId, versionName } from '../release/schemas.ts';

const names = z.array(z.string()).readonly();

const removalSchema = z.object({
  compositions: names,
  /** As `legal@1.0.0-3f2a9c1b7d`. */
  releases: names,
  previews: names,
});

const logEntrySchema = z.object({
  serial: z.number().int().positive(),
  /** Visitors get this composition from here on. */
  composition: compositionId,
  /** The version of each app, known here after the composition has been pruned. Absent in entries of old checkouts. */
  versions: z.record(appName, versionName).optional(),
  /** The versions of the shell, beside its own, from which pages take files. */
  earlier: z.array(versionName).readonly().optional(),
  /** See `LogChange`. An open string: an old checkout reads the entries of a newer one. */
  kind: z.string(),
  /** The entry that a rollback goes back to, of one app or of the whole site. */
  restores: z.object({ serial: z.number().int().positive(), app: appName.optional() }).optional(),
  /** The names that a prune removes. */
  removes: removalSchema.optional(),
  /** The compositions whose pages are removed once this entry is live. */
  outdates: names.optional(),
  /** The frozen releases that may go live again, and those that nothing may bring back, see `heldBack`. */
  thaws: names.optional(),
  revokes: names.optional(),
  who: z.string(),
  when: z.iso.datetime(),
  why: z.string(),
  nonce: z.string(),
  /** The hash of the entry before, which makes the log a chain. Absent in the first entry and in those of old checkouts. */
  previous: z.string().optional(),
});

/** One entry of the log. */
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The names of the compositions, releases and previews that a prune removes. */
export type Removal = z.infer<typeof removalSchema>;

/** Never advises to remove the entry: a number that is free again would be claimed twice. */
export const parseLogEntry = (json: string, where: string): LogEntry =>
  parseJson(logEntrySchema, json, where, 'restore it from a copy');
