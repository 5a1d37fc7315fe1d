import { createServer, type Server } from 'node:http';
import { UserError } from '../../messages/UserError.ts';
import { listenOnFreePort } from '../../testing/freePort.ts';
import { openUpstream } from './Upstream.ts';

let site: Server;
let host = '';

/** Responds with the credentials of the request. */
beforeAll(async () => {
  site = createServer((request, response) => {
    const [, credentials = ''] = request.headers.authorization?.split(' ') ?? [];
    response.end(Buffer.from(credentials, 'base64'));
  });
  host = `127.0.0.1:${await listenOnFreePort(site)}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test('the name of a site omits the user and password of its address', () => {
  expect(openUpstream('https://ada:secret@example.org/').name).toBe('https://example.org');
  expect(openUpstream('https://ada:secret@example.org/_preview/3f2a9c1b7d').name).toBe(
    'https://example.org/_preview/3f2a9c1b7d',
  );
});

test.each([
  ['ada:secret', 'ada:secret'],
  ['ada:grün', 'ada:grün'],
  ['ada:пароль', 'ada:пароль'],
  ['ada:100%25', 'ada:100%'],
])('user and password are sent from %s', async (written, sent) => {
  const response = await openUpstream(`http://${written}@${host}`).request('/');
  expect(await response.text()).toBe(sent);
});

test.each(['ada:100%', 'a%zz:secret', 'ada:gr%FCn'])('%j, which cannot be decoded, is refused', (written) => {
  expect(() => openUpstream(`http://${written}@${host}`)).toThrow(UserError);
});

test.each(['//', '//elsewhere.example/'])('%s is refused as a path', async (path) => {
  await expect(openUpstream(`http://${host}`).request(path)).rejects.toThrow(
    `${path} is not a path of http://${host}: start it with one slash`,
  );
});

test.each([
  ['ftp://ada:secret@example.org', '…@example.org'],
  ['//ada:secret@example.org', '…@example.org'],
  ['https://ada:se@cret@exa mple.org', '…@exa mple.org'],
  ['staging', 'staging'],
])('%s is refused without its password', (address, shown) => {
  expect(() => openUpstream(address)).toThrow(
    `--from must be an address such as https://www.example.org, got "${shown}"`,
  );
});
