import { join, resolve } from 'node:path';
import { styleLoader } from './styleLoader.ts';

const checkout = resolve(import.meta.dirname, '../../..');

/** What the loader makes of a stylesheet for a build of legal. */
const load = (file: string, css: string) =>
  styleLoader.call(
    {
      getOptions: () => ({ app: 'legal' }),
      resourcePath: join(checkout, file),
      rootContext: join(checkout, 'remote-legal'),
    } as never,
    css,
  );

test('the styles of a remote are in the layer of remotes, and those of shared keep their own', () => {
  const css = '.card { gap: 0 }';
  expect(load('remote-legal/src/Card.module.css', css)).toMatch(/^@layer page \{\s*\.card \{ gap: 0 \}\s*\}$/);
  expect(load('node_modules/cards/Card.module.css', css)).toContain('@layer page');
  expect(load('shared/ui/Card.module.css', css)).toBe(css);
});

test.each(['shell/src/Card.module.css', 'remote-news/src/Card.module.css'])('a class of %s is not composed', (file) => {
  expect(() => load(file, '.card { gap: 0 }')).toThrow(
    `${join(checkout, file)} belongs to another team: write a class of your own, or take a component of shared/ui`,
  );
});

test('a selector that no browser reads is refused with its line', () => {
  expect(() => load('remote-legal/src/Card.module.css', '.card { gap: 0 }\n.a!b { gap: 0 }')).toThrow(
    /\(2:1\) \S+Card\.module\.css "\.a!b" is not a selector: correct it$/,
  );
});
