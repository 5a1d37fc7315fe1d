import { watcher } from './LiveSite.ts';

/** A request as an access log has it. */
export interface LoggedRequest {
  /** Milliseconds since 1970. */
  readonly when: number;
  /** The path with its query. */
  readonly address: string;
  readonly status: number;
}

/**
 * Returns a function that parses the lines of one log: the combined format of nginx and Apache, CloudFront's, whose first
 * lines name the fields, and JSON of nginx or Caddy. It returns undefined for a line of any other form, and null for a
 * heading and for a request of `site watch`.
 */
export function openLineParser(): (line: string) => LoggedRequest | undefined | null {
  let fields: readonly string[] = [];
  return (line) => {
    if (line.startsWith('#')) {
      if (line.startsWith('#Fields: ')) fields = line.slice('#Fields: '.length).trim().split(/\s+/);
      return null;
    }
    if (line.includes(watcher)) return null;
    if (line.startsWith('{')) return parseJson(line);
    if (fields.length > 0) return parseFields(line, fields);
    return parseCombined(line);
  };
}

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `192.0.2.7 - - [28/Nov/2026:02:00:00 +0000] "GET /about HTTP/1.1" 200 …` */
function parseCombined(line: string): LoggedRequest | undefined {
  const [open, close] = [line.indexOf('['), line.indexOf('] "')];
  const end = line.indexOf('" ', close + 3);
  if (open < 0 || close < open || end < 0) return undefined;
  const [, address = ''] = line.slice(close + 3, end).split(' ');
  return toRequest(combinedTime(line.slice(open + 1, close)), address, Number(line.slice(end + 2, end + 5)));
}

let lastMinute = '';
let lastTime = 0;

/** Lines of one minute share most of their time, which takes longest to parse. */
function combinedTime(text: string): number {
  const minute = text.slice(0, 17) + text.slice(20);
  if (minute !== lastMinute) {
    const month = `${months.indexOf(text.slice(3, 6)) / 3 + 1}`.padStart(2, '0');
    const zone = `${text.slice(21, 24)}:${text.slice(24, 26)}`;
    lastTime = Date.parse(`${text.slice(7, 11)}-${month}-${text.slice(0, 2)}T${text.slice(12, 17)}:00${zone}`);
    lastMinute = minute;
  }
  return lastTime + Number(text.slice(18, 20)) * 1000;
}

/** CloudFront encodes each percent sign of an address once more. */
function parseFields(line: string, fields: readonly string[]): LoggedRequest | undefined {
  const values = line.trimEnd().split('\t');
  const read = (field: string) => values[fields.indexOf(field)] ?? '';
  const query = read('cs-uri-query').replaceAll('%25', '%');
  const address = read('cs-uri-stem') + (query && query !== '-' ? `?${query}` : '');
  return toRequest(Date.parse(`${read('date')}T${read('time')}Z`), address, Number(read('sc-status')));
}

function parseJson(line: string): LoggedRequest | undefined {
  try {
    const { request, request_uri, uri, status, ts, time, time_iso8601, timestamp } = JSON.parse(line);
    const address = request_uri ?? uri ?? request?.uri ?? String(request).split(' ')[1];
    const when = typeof ts === 'number' ? ts * 1000 : Date.parse(ts ?? time_iso8601 ?? time ?? timestamp);
    return toRequest(when, String(address), Number(status));
  } catch {
    return undefined;
  }
}

function toRequest(when: number, address: string, status: number): LoggedRequest | undefined {
  const isRequest = Number.isFinite(when) && address.startsWith('/') && status >= 100 && status < 600;
  return isRequest ? { when, address, status } : undefined;
}
