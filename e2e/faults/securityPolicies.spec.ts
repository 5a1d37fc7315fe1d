import { expect, type Page } from '@playwright/test';
import type { Gateway } from '../support/Gateway.ts';
import { test } from '../support/gatewayTest.ts';
import { isNightly } from '../support/nightly.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { visit } from '../support/visit.ts';
import { withOtherSite } from '../support/withOtherSite.ts';

/** Inserts markup at the end of the body of the page. */
const plant = (gateway: Gateway, markup: string) =>
  gateway.edit(/^\/about$/, (html) => html.replace('</body>', `${markup}</body>`));

const wasHit = (page: Page) => page.evaluate(() => Reflect.has(window, 'hit'));

/** Markup, and the directive that blocks it. */
const planted = [
  ['<script>window.hit = true</script>', 'script-src-elem'],
  ['<script type="module">window.hit = true</script>', 'script-src-elem'],
  ['<script type="importmap">{"imports":{}}</script>', 'script-src-elem'],
  ['<script src="data:text/javascript,window.hit=true"></script>', 'script-src-elem'],
  ['<script src="http://127.0.0.1:9/x.js"></script>', 'script-src-elem'],
  ['<img src="/nowhere.png" onerror="window.hit = true" alt="">', 'script-src-attr'],
  ['<style>h1 { color: red }</style>', 'style-src-elem'],
  ['<p style="color: red">x</p>', 'style-src-attr'],
  ['<link rel="stylesheet" href="http://127.0.0.1:9/x.css">', 'style-src-elem'],
  ['<img src="http://127.0.0.1:9/x.png" alt="">', 'img-src'],
  ['<iframe src="/contact" title="x"></iframe>', 'frame-src'],
  ['<object data="/contact"></object>', 'object-src'],
  ['<base href="https://elsewhere.example/">', 'base-uri'],
] as const;

const policies = [
  ['the header and the page', []],
  ['the page alone, where no header sends one', ['content-security-policy', 'integrity-policy']],
] as const;

for (const [policy, headers] of isNightly ? policies : policies.slice(0, 1)) {
  test(`markup planted in the HTML is blocked by the policy of ${policy}, and the page works`, async ({
    page,
    gateway,
  }) => {
    const violations = await policyViolations(page);
    gateway.strip(...headers);
    plant(gateway, planted.map(([markup]) => markup).join(''));
    await visit(page, '/about');
    const missed = () => {
      const reported = [...violations];
      return planted.filter(([, directive]) => {
        const index = reported.indexOf(directive);
        return index < 0 || reported.splice(index, 1).length === 0;
      });
    };
    await expect.poll(missed).toEqual([]);
    expect(await wasHit(page)).toBe(false);
  });
}

test('a changed byte in the styles of the HTML is refused, and the page stays readable', async ({ page, gateway }) => {
  const violations = await policyViolations(page);
  gateway.edit(/^\/about$/, (html) => html.replace(/(<style[^>]*>[^<]*?)display/, '$1Display'));
  await visit(page, '/about');
  await expect.poll(() => violations).toContain('style-src-elem');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('a script of our own address does not run without a hash', { tag: '@nightly' }, async ({ page, gateway }) => {
  gateway.edit(/^\/extra\.js$/, () => 'window.hit = true');
  plant(gateway, '<script src="/extra.js"></script>');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/extra.js'));
  await visit(page, '/about');
  await refused;
  expect(await wasHit(page)).toBe(false);
  expect(gateway.requests).not.toContain('/extra.js');
});

test('code of a page cannot turn text into markup or code', async ({ page }) => {
  const violations = await policyViolations(page);
  await visit(page, '/about');
  const refusals = await page.evaluate(async () => {
    const attempts: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => Reflect.set(document.body, 'innerHTML', '<img src="/x" onerror="window.hit = true">'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      srcdoc: () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<b>x</b>'),
      'src of a script': () => Reflect.set(document.createElement('script'), 'src', '/apps/x.js'),
      'text of a script': () => Reflect.set(document.createElement('script'), 'text', 'window.hit = true'),
      'new Function': () => Reflect.construct(Function, ['window.hit = true'])(),
      'another policy': () => Reflect.get(globalThis, 'trustedTypes').createPolicy('other', {}),
      'the same policy again': () => Reflect.get(globalThis, 'trustedTypes').createPolicy('federation', {}),
    };
    // Code that a debugger evaluates is exempt; an animation frame is a task of the page.
    await new Promise(requestAnimationFrame);
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} done`;
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : error}`;
      }
    });
  });
  expect(refusals).toEqual([
    'innerHTML: TypeError',
    'insertAdjacentHTML: TypeError',
    'document.write: TypeError',
    'srcdoc: TypeError',
    'src of a script: TypeError',
    'text of a script: TypeError',
    'new Function: EvalError',
    'another policy: TypeError',
    'the same policy again: TypeError',
  ]);
  expect(await wasHit(page)).toBe(false);
  await expect.poll(() => [...new Set(violations)].toSorted()).toEqual(['require-trusted-types-for', 'trusted-types']);
});

test('no other site can frame a page', async ({ page, gateway }) => {
  const html = `<!doctype html><iframe src="${gateway.origin}/about"></iframe>`;
  await withOtherSite(
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    async (origin) => {
      const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
      await page.goto(origin);
      await refused;
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'About us' })).toHaveCount(0);
    },
  );
});
