import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../testing/scratchFolder.ts';

type Loader = (this: { resourcePath: string; addDependency(file: string): void }, code: string) => string;
const classLoader = jest.requireActual<Loader>('./classLoader.cjs');

const folder = scratchFolder(beforeEach, afterEach);

async function load(css: string, code: string) {
  await writeFile(join(folder, 'Card.module.css'), css);
  const resourcePath = join(folder, 'Card.tsx');
  return classLoader.call({ resourcePath, addDependency: () => undefined }, code);
}

const code = "import styles from './Card.module.css';\nexport const Card = () => <p className={styles.leed} />;\n";

test('a class that the stylesheet does not have is refused with its place', async () => {
  await expect(load('.lead { margin: 0 }\n/* .leed */', code)).rejects.toThrow(
    `(2:41) ${folder}/Card.tsx styles.leed is not a class of ./Card.module.css: correct the name, or add the class to `,
  );
});

test.each(["styles['leed-in']", 'styles["leed-in"]', 'styles?.leed'])('%s is refused', async (use) => {
  await expect(load('.lead { margin: 0 }', code.replace('styles.leed', use))).rejects.toThrow(
    `${use} is not a class of ./Card.module.css`,
  );
});

test.each(["styles['lead-in']", "styles['lead-' + kind]", 'styles[kind]'])('%s is accepted', async (use) => {
  const used = code.replace('styles.leed', use);
  expect(await load('.lead-in { margin: 0 }', used)).toBe(used);
});

test.each([
  '.leed { margin: 0 }',
  '@media print { p > .leed:hover { margin: 0 } }',
  '.a { &.leed { margin: 0 } }',
  '.leed {',
])('a class of "%s" is accepted', async (css) => {
  expect(await load(css, code)).toBe(code);
});

test('a stylesheet may be imported under the name of its file', async () => {
  const named = code.replaceAll('styles', 'Card').replace('const Card', 'const Lead');
  expect(await load('.leed { margin: 0 }', named)).toBe(named);
});
