import { type DevNotice, describeNotice } from './DevNotice.ts';

const url = 'http://localhost:3000';

test.each<[DevNotice, string]>([
  [{ event: 'listening', url, apps: ['shell', 'legal'], alone: false }, `shell, legal from source: ${url}`],
  [
    { event: 'listening', url, apps: ['legal'], rest: '/site/.site', alone: false },
    `legal from source, the rest from /site/.site: ${url}`,
  ],
  [{ event: 'listening', url, apps: ['legal'], alone: true }, `legal alone in a plain frame: ${url}`],
  [{ event: 'built', app: 'legal', milliseconds: 870.4 }, 'legal built in 870 ms'],
  [{ event: 'ready', milliseconds: 12_340 }, 'everything is built after 12.3 s; waiting for edits'],
  [{ event: 'types', errors: [] }, 'types: no errors'],
  [{ event: 'types', errors: ['a.ts(1,2): error TS1'] }, 'a.ts(1,2): error TS1\ntypes: 1 error'],
])('%j is reported to a person', (notice, lines) => {
  expect(describeNotice(notice)).toBe(lines);
});
