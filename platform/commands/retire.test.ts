import { readHead } from '../live/log.ts';
import { promote } from '../live/promote.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinySite, publish, shellBuild } from '../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);

test('a change that a gate refuses ends the command with code 1 and one line, and leaves the live site unchanged', async () => {
  const { store } = captured;
  await promoteTinySite(store, "'<h1>' + slug + '</h1>'", ['/one']);
  const linked = shellBuild.replace("plain('<h1>Nothing</h1>')", "{ ...plain('<h1>Nothing</h1>'), links: ['/one'] }");
  const shell = await publish(store, 'shell', linked, []);
  const { entry } = await promote({ store, kind: 'promote', why: 'test' }, [shell]);
  const { code, output } = await captured.run('retire', 'articles');
  expect(output).toMatch(/^\/404 links to \/one, which no app has: .*\n$/);
  expect(code).toBe(1);
  expect((await readHead(store))?.serial).toBe(entry.serial);
});
