import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { captureCommands } from '../testing/captureCommands.ts';
import { writeLog } from '../testing/writeLog.ts';

const captured = captureCommands(beforeAll, afterAll);

const good = '1.0.0-aaaaaaaaaa';
const bad = '1.0.1-bbbbbbbbbb';
const composition = '0123456789abcdef0123456789abcdef';
const reportOf = (release: string, more: Readonly<Record<string, string>> = {}) => {
  const words = { app: 'legal', release, composition, page: '/terms', stage: 'page', kind: 'hydration', attempt: '1' };
  return `/_report/failure.txt?${new URLSearchParams({ ...words, ...more })}`;
};

/** The combined format of nginx. */
const combined = (hour: number, address: string) =>
  `192.0.2.7 - - [28/Nov/2026:${String(hour).padStart(2, '0')}:00:00 +0000] "GET ${address} HTTP/1.1" 200 6 "-" "Browser"`;
const cloudFront = (hour: number, address: string) => {
  const [stem = '', query = '-'] = address.split('?');
  const logged = query.replaceAll('%', '%25');
  return ['2026-11-28', `${String(hour).padStart(2, '0')}:00:00`, 'GET', stem, '200', logged].join('\t');
};
const json = (hour: number, request_uri: string) =>
  JSON.stringify({ time_iso8601: `2026-11-28T${String(hour).padStart(2, '0')}:00:00Z`, request_uri, status: '200' });

const headings = '#Version: 1.0\n#Fields: date time cs-method cs-uri-stem sc-status cs-uri-query\n';
const formats = { combined, 'CloudFront, packed': cloudFront, JSON: json } as const;

const many = (count: number, line: string) => Array.from({ length: count }, () => line);

beforeAll(async () => {
  await writeLog(captured.store, [
    { when: '2026-11-20T00:00:00Z', versions: { legal: '0.9.0-0000000000' } },
    { when: '2026-11-28T01:00:00Z', versions: { legal: good } },
    { when: '2026-11-28T12:00:00Z', versions: { legal: bad } },
  ]);
});

/** A day on which the second release fails for a tenth of the visitors. */
const day = (format: (hour: number, address: string) => string) => [
  ...many(500, format(2, '/terms')),
  ...many(5, format(3, reportOf(good))),
  ...many(500, format(13, '/terms?from=mail')),
  ...many(50, format(14, reportOf(bad))),
];

async function write(name: string, content: string | Buffer): Promise<string> {
  const file = join(captured.folder, name);
  await writeFile(file, content);
  return file;
}

test.each(Object.entries(formats))(
  'a release that fails more often than the one before is named, from a log in %s',
  async (name, format) => {
    const text = (format === cloudFront ? headings : '') + day(format).join('\n');
    const file = await write(
      name.includes('packed') ? 'log.gz' : 'log',
      name.includes('packed') ? gzipSync(text) : text,
    );
    const { code, document } = await captured.runForProgram('report', file);
    expect(code).toBe(1);
    expect(document).toMatchObject({ failures: 55, views: 1000, foreign: 0, hostile: 0 });
    expect(document.releases).toMatchObject([
      { release: good, failures: 5, views: 500, rate: 10, deviation: null, isWorse: false },
      { release: bad, failures: 50, views: 500, rate: 100, isWorse: true },
    ]);
    expect(document.releases[1].deviation).toBeCloseTo(6.07, 2);
    expect(document.places[0]).toEqual({
      app: 'legal',
      release: bad,
      page: '/terms',
      stage: 'page',
      kind: 'hydration',
      count: 50,
    });
  },
);

test('page views that a sample of the visits has reported are counted, where a log has no others', async () => {
  const viewOf = (share: string) => reportOf(good, { kind: 'view', share }).replace('failure', 'view');
  const lines = [
    ...many(50, combined(1, viewOf('0.1'))),
    ...many(5, combined(1, reportOf(good))),
    ...['0', '-1', '0.0000001', 'x', '2'].map((share) => combined(1, viewOf(share))),
  ];
  const { document } = await captured.runForProgram('report', await write('views', lines.join('\n')));
  expect(document).toMatchObject({ views: 0, reportedViews: 500, failures: 5, hostile: 5 });
  expect(document.releases).toMatchObject([{ release: good, views: 500, rate: 10 }]);
});

test('a difference of few failures is not called worse', async () => {
  const few = day(combined)
    .filter((line) => !line.includes(`release=${bad}`))
    .concat(many(4, combined(14, reportOf(bad))));
  const { code, output } = await captured.run('report', await write('few', few.join('\n')));
  expect(code).toBeUndefined();
  expect(output).toMatch(/the first in the log\n.*too few to compare/);
});

test('cut, foreign and hostile lines are counted, and never shown', async () => {
  const lines = [
    'nonsense \u001b[2J',
    '',
    combined(1, '/about').slice(0, 40),
    '{"request_uri":',
    'x'.repeat(100_000),
    combined(1, reportOf(good, { page: '/\u001b[2Jevil<script>' })),
    combined(1, reportOf(good, { app: '../../etc' })),
    combined(1, '/_report/failure.txt?%ff&app=legal'),
    combined(1, reportOf(good)),
  ];
  const { output } = await captured.run('report', await write('hostile', `${lines.join('\n')}\n`));
  expect(output).toContain('1 failures in 0 page views, 9 lines');
  expect(output).toContain('5 lines of another format, 3 false reports');
  expect(output).not.toMatch(/evil|nonsense|etc/);
  expect(output).not.toContain('\u001b');
});

test('the requests of "site watch" are neither views nor failures', async () => {
  const lines = day(combined).map((line) => line.replace('"Browser"', '"Chrome/1 site-watch"'));
  const { document } = await captured.runForProgram('report', await write('watched', lines.join('\n')));
  expect(document).toMatchObject({ failures: 0, views: 0, foreign: 0, hostile: 0 });
});

test('--since leaves out what came before', async () => {
  const file = await write('log', day(combined).join('\n'));
  const { document } = await captured.runForProgram('report', file, '--since', '2026-11-28T12:00Z');
  expect(document).toMatchObject({ failures: 50, views: 500 });
  expect(await captured.run('report', file, '--since', 'noon')).toMatchObject({ code: 2 });
});

test('a log that is missing is refused in one line', async () => {
  const { code, output } = await captured.run('report', join(captured.folder, 'nowhere'));
  expect(code).toBe(1);
  expect(output).toMatch(/nowhere cannot be read .*: name access logs, plain or packed as \.gz\n$/);
});
