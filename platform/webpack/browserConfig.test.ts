import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../testing/runWebpack.ts';
import { TinyCheckout } from '../testing/TinyCheckout.ts';
import { browserConfig } from './browserConfig.ts';

test('a build removes the files of the one before, but no folder that another build is about to fill', async () => {
  const checkout = await TinyCheckout.create();
  const root = join(checkout.root, 'remote-tiny');
  await checkout.write('main.js', "console.log('built');\n");
  await checkout.write('dist/earlier.js', '');
  await mkdir(join(root, 'dist/federation'));
  const { context, output = {} } = browserConfig({ name: 'tiny', root }, { mode: 'production', isDev: false });
  await runWebpack({ context, output, mode: 'production', entry: './main.js' });
  const built = ['main.js', 'earlier.js', 'federation'].filter((name) => existsSync(join(root, 'dist', name)));
  await checkout.remove();
  expect(built).toEqual(['main.js', 'federation']);
});
