import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinySite } from '../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);
const run = async (...words: readonly string[]) => (await captured.run(...words)).output;

test('owner hands an app over, once, and log and status say it', async () => {
  await promoteTinySite(captured.store, "'<h1>One</h1>'", ['/one']);
  const give = (...words: readonly string[]) => run('owner', 'articles', ...words);
  expect(await give('https://token@github.com/Mirqam/Site.git', '--dry-run')).toBe(
    'articles would belong to github.com/mirqam/site\n',
  );
  expect(await give('git@github.com:mirqam/site.git')).toBe('articles belongs to github.com/mirqam/site\n');
  expect(await give('github.com/mirqam/articles', '--why', 'It has moved')).toBe(
    'articles belongs to github.com/mirqam/articles, not to github.com/mirqam/site any more\n',
  );
  expect(await give('github.com/mirqam/articles')).toBe('articles belongs to github.com/mirqam/articles already\n');
  const [newest, older] = (await run('log')).split('\n');
  expect(newest).toMatch(/ owner .*: It has moved {2}articles belongs to github\.com\/mirqam\/articles$/);
  expect(older).toMatch(/ owner .*: articles belongs to github\.com\/mirqam\/site$/);
});

test('owner refuses an app that was never live, and what is not a repository', async () => {
  expect(await run('owner', 'nosuch', 'github.com/a/b')).toBe(
    'nosuch is not live: "site status" lists the live apps\n',
  );
  const { code, output } = await captured.run('owner', 'articles', 'user:secret@nowhere');
  expect(code).toBe(2);
  expect(output).toMatch(/^a repository must look like github\.com\/mirqam\/legal, got "…@nowhere"/);
});
