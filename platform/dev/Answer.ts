/** A response of the dev server. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export const answerWith = (status: number, type: string, body: string | Uint8Array): Answer => ({
  status,
  headers: { 'Content-Type': type },
  body,
});

export const redirectTo = (location: string, status = 308): Answer => ({
  status,
  headers: { Location: location },
  body: '',
});

export const notFound: Answer = answerWith(404, 'text/plain; charset=utf-8', 'Not found\n');
