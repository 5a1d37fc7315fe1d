import { withoutPassword } from '../../messages/print.ts';
import { UserError } from '../../messages/UserError.ts';

/** A deployed site that provides released apps and pages. */
export interface Upstream {
  /** For messages. */
  readonly name: string;
  readonly origin: string;
  /** The prefix of a preview, such as `/_preview/3f2a9c1b7d`, else empty. */
  readonly base: string;
  /** Requests a path without following redirects. Rejects with a `UserError` when the site does not respond in time. */
  readonly request: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

const timeoutMilliseconds = 10_000;

/**
 * Opens the site at an address; sends the user and password of the address with each request. Throws a `UserError` for an
 * invalid address.
 */
export function openUpstream(address: string): Upstream {
  const url = readAddress(address);
  const authorization = authorize(url);
  const base = url.pathname.replace(/\/+$/, '');
  const name = url.origin + base;
  return {
    name,
    origin: url.origin,
    base,
    async request(path, headers = {}) {
      const target = URL.canParse(path, url.origin) ? new URL(path, url.origin) : undefined;
      // `//elsewhere` is an address of another host.
      if (target?.origin !== url.origin)
        throw new UserError(`${path} is not a path of ${name}: start it with one slash`);
      try {
        return await fetch(target, {
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMilliseconds),
          headers: { ...headers, ...authorization },
        });
      } catch (error) {
        throw new UserError(`${name} does not respond (${reasonOf(error)}): check the address and your connection`);
      }
    },
  };
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UserError(`--from must be an address such as https://www.example.org, got "${withoutPassword(address)}"`);
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
    throw new UserError('the user or password in --from has a "%" that does not begin a UTF-8 escape: write it as %25');
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
