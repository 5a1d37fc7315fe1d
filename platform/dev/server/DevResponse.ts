/** A response of the dev server. */
export interface DevResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export const respondWith = (status: number, type: string, body: string | Uint8Array): DevResponse => ({
  status,
  headers: { 'Content-Type': type },
  body,
});

export const redirectTo = (location: string, status = 308): DevResponse => ({
  status,
  headers: { Location: location },
  body: '',
});

export const notFound: DevResponse = respondWith(404, 'text/plain; charset=utf-8', 'Not found\n');
