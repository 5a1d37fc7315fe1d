import { z } from 'zod';
import type { Store } from '../store/Store.ts';
import { parseJson } from './parseJson.ts';
import { integrity } from './schemas.ts';

/** A publish or a preview that began within this time may still be at work. */
export const longestCommand = 3_600_000;

const commitSchema = z.object({ hash: z.string(), branch: z.string(), when: z.iso.datetime(), isDirty: z.boolean() });

const publicationSchema = z.object({
  /** The hash of the description, which has those of all files. */
  release: integrity,
  who: z.string(),
  when: z.iso.datetime(),
  /** Absent for a checkout without git. */
  commit: commitSchema.optional(),
  /** The repository of the checkout, see `readRepository`. */
  repository: z
    .string()
    .regex(/^[\w.~/-]{1,200}$/, 'must be a repository such as github.com/mirqam/site')
    .optional(),
  /** Set if only previews have published it. */
  isDraft: z.literal(true).optional(),
  /** When the last preview of a published release began. */
  previewed: z.iso.datetime().optional(),
});

/**
 * The record of a release: its description, and by whom, when and from which commit it was published last. The description
 * itself contains none of these, so that equal sources make equal bytes.
 */
export type Publication = z.infer<typeof publicationSchema>;

/** When the last publish or preview of a release began, in milliseconds. */
export const lastUse = ({ when, previewed = when }: Publication): number => Date.parse(previewed);

/** The key of a release's record; written last, so that it proves the release complete. */
export const publicationKey = (app: string, version: string) => `releases/${app}/${version}.json`;

export interface ReleaseName {
  readonly app: string;
  readonly version: string;
}

/** Lists every release of the store. */
export async function listReleases(store: Store): Promise<readonly ReleaseName[]> {
  return (await store.list('releases/')).map((key) => {
    const [, app = '', file = ''] = key.split('/');
    return { app, version: file.replace(/\.json$/, '') };
  });
}

/** Throws a `UserError` that names `where` for an invalid record. */
export const parsePublication = (json: string, where: string): Publication => parseJson(publicationSchema, json, where);

/** Undefined for a release without a record. Throws a `UserError` for a damaged record. */
export async function readPublication(store: Store, app: string, version: string): Promise<Publication | undefined> {
  const key = publicationKey(app, version);
  const json = await store.get(key);
  return json && parsePublication(json.toString(), key);
}
