import { createServer } from 'node:http';
import { listenOnFreePort } from '../testing/freePort.ts';
import { visitPages } from './visitPages.ts';

const endless = 'setTimeout(() => { for (;;); }, 300);';
const page = '<!doctype html><main><h1>Page</h1></main><script src="/endless.js"></script>';

test('a page whose code does not end is a fault, and not the end of the watch', async () => {
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/endless.js' ? ['text/javascript', endless] : ['text/html', page];
    response.setHeader('content-type', type).end(body);
  });
  const port = await listenOnFreePort(server);
  try {
    const faults = await visitPages(new URL(`http://127.0.0.1:${port}`), { id: '', apps: {} }, ['/about']);
    expect(faults).toEqual([{ problem: 'does not hydrate', addresses: ['/about'] }]);
  } finally {
    server.close();
  }
}, 150_000);
