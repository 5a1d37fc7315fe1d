import { z } from 'zod';
import { parseJson } from '../release/parseJson.ts';
import { appName, compositionId, versionName } from '../release/schemas.ts';

const logEntrySchema = z.object({
  serial: z.number().int().positive(),
  /** What visitors get from here on. */
  composition: compositionId,
  /** The version of each app, known here after the composition has been pruned. Absent in entries of old checkouts. */
  versions: z.record(appName, versionName).optional(),
  /** See `LogChange`. An open string: an old checkout reads the entries of a newer one. */
  kind: z.string(),
  who: z.string(),
  when: z.iso.datetime(),
  why: z.string(),
  nonce: z.string(),
});

/** One entry of the log. */
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Never advises to remove the entry: a number that is free again would be claimed twice. */
export const parseLogEntry = (json: string, where: string): LogEntry =>
  parseJson(logEntrySchema, json, where, 'restore it from a copy');
