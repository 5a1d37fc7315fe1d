import { nginxConfiguration } from '../hosting/nginxConfiguration.ts';
import { captureCommands } from '../testing/captureCommands.ts';

const captured = captureCommands(beforeAll, afterAll);

test('the command prints the configuration that the browser tests run', async () => {
  const { document } = await captured.runForProgram('nginx', '--port', '80', '--brotli');
  const store = captured.store.name;
  expect(document.configuration).toBe(nginxConfiguration({ store, port: 80, hasBrotli: true }));
});
