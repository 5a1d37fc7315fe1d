import { z } from 'zod';
import { devNotice } from '../dev/DevNotice.ts';
import { logEntrySchema } from '../live/logEntry.ts';
import { previewSchema } from '../live/preview.ts';
import { publicationSchema } from '../live/publications.ts';
import { compositionSchema } from '../release/schemas.ts';

const text = z.string();
const texts = z.array(text);
const count = z.number().int();
const flag = z.boolean();
/** By the name of an app. */
const byApp = <T extends z.ZodType>(schema: T) => z.record(text, schema);

const state = logEntrySchema.extend({ apps: compositionSchema.shape.apps });
const release = z.object({ app: text, version: text });
const plan = z.object({ composition: text, changes: texts, warnings: texts });
const live = z.object({
  serial: count,
  composition: text,
  isNew: flag,
  apps: byApp(text),
  rendered: count,
  reused: count,
  warnings: texts,
});
const liveOrPlan = z.union([live, plan]);
const removal = z.object({ compositions: texts, releases: texts, previews: texts });
const address = z.object({ url: text });

/** The document that a command prints with `--json` if it is refused or misspelt. */
export const errorDocument = z.object({ error: z.object({ code: z.literal([1, 2]), message: text }) });

/** The document that each command prints with `--json`. A later version may add fields. */
export const documents = {
  start: address,
  serve: address,
  /** Each event, on a line of its own. */
  dev: devNotice,
  create: z.object({ app: text, files: texts }),
  types: z.object({ addresses: count }),
  deploy: z.union([live.extend({ disabled: texts.optional() }), plan]),
  build: z.union([
    z.object({ builds: z.array(release.extend({ folder: text, isFresh: flag, seconds: z.number() })) }),
    z.object({ planned: z.array(z.object({ app: text, isUnchanged: flag })) }),
  ]),
  publish: release.extend({ isNew: flag, placeholders: texts }),
  preview: z.union([
    address.extend({ composition: text, rendered: count, warnings: texts }),
    plan.extend({ url: text }),
  ]),
  promote: z.union([live.extend({ disabled: texts }), plan]),
  status: z.object({
    store: text,
    live: state.nullable(),
    isProjected: flag,
    problem: text.optional(),
    published: byApp(publicationSchema),
    earlier: byApp(texts),
    retired: z.array(release),
    history: z.array(state),
  }),
  log: z.object({ store: text, history: z.array(state), previews: z.array(previewSchema) }),
  releases: z.object({
    store: text,
    releases: z.array(
      release.extend({
        published: publicationSchema.optional(),
        state: z.enum(['live', 'was live', 'never live']),
      }),
    ),
  }),
  diff: z.object({ from: count, to: count, changes: texts }),
  rollback: liveOrPlan,
  disable: liveOrPlan,
  enable: liveOrPlan,
  retire: liveOrPlan,
  verify: z.object({ checked: z.record(text, count), repaired: texts, problems: texts, notes: texts }),
  prune: removal,
  nginx: z.object({ configuration: text }),
  headers: z.object({ file: text }),
  export: z.object({ folder: text, host: text, composition: text, files: count, problems: texts }),
} as const;

export type DocumentedCommand = keyof typeof documents;
