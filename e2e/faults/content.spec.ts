import { join } from 'node:path';
import { parseContent } from '@mirqam/platform/webpack/parseContent';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { root } from '../support/places.ts';
import { test } from '../support/tabTest.ts';

/** Each calls `hit()` when inserted into a page as HTML. */
const payloads = [
  '<img src=x onerror=hit()>',
  '<IMG/SRC="x"/oNeRrOr=hit()>',
  '<img src=x onerror=&#104;it&lpar;&rpar;>',
  '<svg><image href="x" onerror="hit()"/></svg>',
  '<svg><style><img src="x" onerror="hit()"></style></svg>',
  '<math><mtext><img src=x onerror=hit()></mtext></math>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<details open ontoggle="hit()"><summary>x</summary></details>',
  '<video><source onerror="hit()" src="x"></video>',
  '<p onclick="hit()">x</p>',
  '<a href="java&Tab;script:hit()">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">x</p></noscript>',
] as const;

const script = `
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichText } from './ui/RichText.tsx';
window.hits = new Set();
window.hit = (payload) => window.hits.add(payload);
const root = createRoot(document.body.appendChild(document.createElement('main')));
window.show = (paras) => flushSync(() => root.render(paras.map((para, key) => createElement(RichText, { key, para }))));
window.showRaw = (html) => { document.querySelector('main').innerHTML = html; };`;

/** The payloads with their numbers as the argument of `hit`. */
const numbered = payloads.map((payload, number) => payload.replace(/it(\(|&lpar;)/, `it$1${number}`));

/** Calls a function of the page, then clicks on everything; resolves with the numbers of the payloads that have run. */
async function hitsAfter(page: Page, call: 'show' | 'showRaw', content: unknown): Promise<readonly number[]> {
  await page.evaluate(([name, argument]) => Reflect.get(window, String(name))(argument), [call, content]);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) element.click?.();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  return await page.evaluate<readonly number[]>(() => [...Reflect.get(window, 'hits')]);
}

test.beforeEach(async ({ page }) => {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: join(root, 'shared'), loader: 'js' },
    bundle: true,
    write: false,
    outdir: 'unwritten',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  // A page without a CSP, so that only the parsing of content protects it.
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles.find(({ path }) => path.endsWith('.js'))?.text });
});

test('the content parser refuses every payload, and none runs in a page that shows it', async ({ page }) => {
  for (const payload of payloads) expect(() => parseContent({ para: payload }, 'content', 'a file')).toThrow('a file');
  expect(await hitsAfter(page, 'show', numbered)).toEqual([]);
});

test('every payload runs where a page inserts it as HTML', { tag: '@nightly' }, async ({ page }) => {
  for (const [number, payload] of numbered.entries())
    await expect.poll(() => hitsAfter(page, 'showRaw', payload), payload).toContain(number);
});
