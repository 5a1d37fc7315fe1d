import { z } from 'zod';

const text = z.string();
const milliseconds = z.number();

/** A report of the dev server: a line for a person, a document for a program. */
export const devNotice = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('listening'),
    url: text,
    apps: z.array(text),
    rest: text.optional(),
    alone: z.boolean(),
  }),
  z.object({ event: z.literal('built'), app: text, milliseconds }),
  z.object({ event: z.literal('failed'), app: text, error: text }),
  z.object({ event: z.literal('ready'), milliseconds }),
  z.object({ event: z.literal('types'), errors: z.array(text) }),
  z.object({ event: z.literal('problem'), message: text }),
]);
export type DevNotice = z.infer<typeof devNotice>;

export type Notify = (notice: DevNotice) => void;

/** The lines for a person. */
export function describeNotice(notice: DevNotice): string {
  switch (notice.event) {
    case 'listening':
      return `${describeApps(notice)}: ${notice.url}`;
    case 'built':
      return `${notice.app} built in ${seconds(notice.milliseconds)}`;
    case 'failed':
      return `${notice.app} does not build: ${notice.error}`;
    case 'ready':
      return `everything is built after ${seconds(notice.milliseconds)}; waiting for edits`;
    case 'types':
      return [...notice.errors, `types: ${count(notice.errors.length)}`].join('\n');
    case 'problem':
      return notice.message;
  }
}

function describeApps({ apps, rest, alone }: Extract<DevNotice, { readonly event: 'listening' }>): string {
  const names = apps.join(', ');
  if (alone) return `${names} alone in a plain frame`;
  return rest === undefined ? `${names} from source` : `${names} from source, the rest from ${rest}`;
}

const count = (errors: number) => (errors === 0 ? 'no errors' : `${errors} ${errors === 1 ? 'error' : 'errors'}`);

const seconds = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
