import { UserError } from '../messages/UserError.ts';

/** A deployed site of this kind that lends its pages, files and composition. It is only ever read. */
export interface Upstream {
  /** How a person names it. */
  readonly name: string;
  readonly origin: string;
  /** The prefix of a preview, such as `/_preview/3f2a9c1b7d`, else empty. */
  readonly base: string;
  /** Asks for a path as it is, without following redirects. Rejects with a `UserError` when nothing answers in time. */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

const patience = 10_000;

/** Throws a `UserError` for an address that is none. User and password in it are sent along, as staging sites ask for. */
export function openUpstream(address: string): Upstream {
  const url = readAddress(address);
  const authorization = authorize(url);
  const base = url.pathname.replace(/\/+$/, '');
  const name = url.origin + base;
  return {
    name,
    origin: url.origin,
    base,
    async ask(path, headers = {}) {
      const target = URL.canParse(path, url.origin) ? new URL(path, url.origin) : undefined;
      // A path such as `//elsewhere` must not lead to another host.
      if (target?.origin !== url.origin) throw new UserError(`${path} is no path of ${name}`);
      try {
        return await fetch(target, {
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
          headers: { ...headers, ...authorization },
        });
      } catch (error) {
        throw new UserError(`${name} does not answer (${reasonOf(error)}): check the address and your connection`);
      }
    },
  };
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  // Whatever it is, a password stands before the last "@".
  const told = address.replace(/^.*@/s, '…@');
  throw new UserError(`--from must be an address such as https://www.example.org, got "${told}"`);
}

function authorize({ username, password }: URL): Readonly<Record<string, string>> {
  if (!username) return {};
  const credentials = Buffer.from(`${decode(username)}:${decode(password)}`, 'utf8');
  return { authorization: `Basic ${credentials.toString('base64')}` };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UserError('the user or password of --from has a "%" that begins no UTF-8 escape: write it as %25');
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
