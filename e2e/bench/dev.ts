import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { Checkout } from '../support/Checkout.ts';
import { launchOptions } from '../support/chromium.ts';
import { DevProcess } from '../support/DevProcess.ts';
import { storeFolder } from '../support/places.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { updateStore } from '../support/updateStore.ts';
import { median, type Row } from './table.ts';

const cases = [
  { words: [], file: 'remote-marketing/src/content/contact.ts', path: '/contact', from: "submit: 'Send message'" },
  { words: ['legal'], file: 'remote-legal/src/content/privacyPolicy.ts', path: '/privacy-policy', from: "title: 'Pri" },
] as const;

const edits = 9;
/** Milliseconds between two edits, so that the type check of the last edit has ended. */
const pause = 2000;

/** Measures starts of the dev server with and without its cache, and the time until an edit is visible. */
export async function measureDev(): Promise<readonly Row[]> {
  await updateStore(storeFolder, 'production');
  const rows: Row[] = [];
  for (const { words, ...edited } of cases) {
    const checkout = await Checkout.copy();
    const cold = await DevProcess.start(checkout.folder, words, { CI: '' });
    await cold.checked();
    await cold.stop();
    const warm = await DevProcess.start(checkout.folder, words, { CI: '' });
    await warm.checked();
    const milliseconds = await measureEdits(checkout, warm, edited);
    rows.push({
      command: ['dev', ...words].join(' '),
      'cold start s': cold.secondsToBuild,
      'warm start s': warm.secondsToBuild,
      'edit seen ms': Math.round(median(milliseconds)),
      MB: Math.round(await megabytesOf(warm.pid)),
    });
    await warm.stop();
    await checkout.remove();
  }
  return rows;
}

type Edited = Omit<(typeof cases)[number], 'words'>;

/** Milliseconds from the saved file to the text in the page; throws when an edit has reloaded the page. */
async function measureEdits(checkout: Checkout, { origin }: DevProcess, { file, path, from }: Edited) {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(origin + path);
  await page.waitForFunction(() => Reflect.has(globalThis, 'devBuilds'));
  await markVisit(page);
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit++) {
    const text = `Edit ${edit} `;
    const seen = whenSeen(page, text);
    const saved = Date.now();
    const restore = await checkout.edit(file, from, from.replace("'", `'${text}`));
    times.push((await seen) - saved);
    await restore();
    await page.getByText(text).first().waitFor({ state: 'detached' });
    await setTimeout(pause);
  }
  if (!(await isSameVisit(page))) throw new Error(`an edit of ${file} has reloaded the page`);
  await browser.close();
  return times;
}

const whenSeen = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.body.textContent?.includes(wanted)) resolve(Date.now());
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

/** The memory of the process, or 0 on systems without `/proc`. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
}
