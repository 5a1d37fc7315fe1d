/** A report of the dev server: a line for a person, a document for a program. */
export type DevNotice =
  | ListeningNotice
  | { readonly event: 'built'; readonly app: string; readonly milliseconds: number }
  | { readonly event: 'failed'; readonly app: string; readonly error: string }
  | { readonly event: 'ready'; readonly milliseconds: number }
  | { readonly event: 'types'; readonly errors: readonly string[] }
  | { readonly event: 'problem'; readonly message: string };

interface ListeningNotice {
  readonly event: 'listening';
  readonly url: string;
  readonly apps: readonly string[];
  /** The name of what provides the other apps. */
  readonly rest?: string;
  readonly alone: boolean;
}

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

function describeApps({ apps, rest, alone }: ListeningNotice): string {
  const names = apps.join(', ');
  if (alone) return `${names} alone in a plain frame`;
  return rest === undefined ? `${names} from source` : `${names} from source, the rest from ${rest}`;
}

const count = (errors: number) => (errors === 0 ? 'no errors' : `${errors} ${errors === 1 ? 'error' : 'errors'}`);

const seconds = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
