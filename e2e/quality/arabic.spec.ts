import { expect, type Locator, type Page } from '@playwright/test';
import { delayFonts, invisible, leastShift, settled, shiftOf, watchShifts } from '../support/layoutShift.ts';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone, viewports } from '../support/widths.ts';

/** Pages with many kinds of text; the nightly run visits all. */
const paths = ['/ar', '/ar/about', '/ar/privacy-policy'];

/** Bytes of all fonts on a first visit. */
const mostFonts = 60_000;

/** By night also other phones and windows: at each width other lines are full. */
const sizes = isNightly
  ? [...viewports, ...[320, 360, 390, 402, 412, 430, 600, 1024].map((width) => ({ ...phone, width }))]
  : [phone];

test.use({ locale: 'ar-SA', timezoneId: 'Asia/Riyadh' });

for (const size of sizes)
  test(`at ${size.width} px no line of an Arabic page moves when its letters come late`, { tag: '@chromium' }, async ({
    page,
    pages,
  }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await delayFonts(page);
    const moving = [];
    for (const path of isNightly ? pages.translated : paths) {
      const shift = await leastShift(async () => {
        await page.goto(path);
        await settled(page);
        return await shiftOf(page);
      });
      if (shift > invisible) moving.push(`${path} by ${shift}`);
      expect(await fontBytes(page), `fonts of ${path}`).toBeLessThanOrEqual(mostFonts);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(size.width);
    }
    expect(moving).toEqual([]);
  });

test('on a phone the heading of an Arabic page is larger than those of its parts', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/ar/about');
  const sizeOf = (level: number) =>
    page
      .getByRole('heading', { level })
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect((await sizeOf(1)) / (await sizeOf(2))).toBeGreaterThan(1.15);
});

/** In the order in which a reader meets them, from the right: texts, and runs that read from left to right. */
const nasty: readonly (readonly [text: string, fromTheRight: readonly string[]])[] = [
  ['المعرّف الرقمي (DOI) للبحث', ['المعرّف', '(DOI)', 'للبحث']],
  ['نُشر في \u206610.5555/trees.2\u2069 عام 2025.', ['نُشر', '10.5555/trees.2', '2025']],
  ['من \u206618–19%\u2069 إلى \u206631%\u2069', ['من', '18–19%', 'إلى', '31%']],
  ['تصل خلال 24 ساعة (أو 48)', ['تصل', '24', 'ساعة', '48']],
  ['راسلوا \u2066hello@mirqam.example\u2069، ثم انتظروا', ['راسلوا', 'hello@mirqam.example', 'انتظروا']],
  ['فهارس Scopus وWeb of Science وغيرها', ['فهارس', 'Scopus', 'Web of Science', 'وغيرها']],
  ['«Crossref» و[ORCID] و{PDF/A}', ['Crossref', 'ORCID', 'PDF/A']],
  ['الملف \u2066data_v2.csv\u2069 (3 ميغابايت)', ['الملف', 'data_v2.csv', '3', 'ميغابايت']],
  ['يوم 18 أغسطس 2025، الساعة 10:40', ['يوم', '18', 'أغسطس', '2025', '10:40']],
  ['الترقيم \u20661234-567X\u2069: مجلة', ['الترقيم', '1234-567X', 'مجلة']],
];

test('Latin names, digits and brackets keep their order in Arabic text', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(paths[2] ?? '');
  const misplaced = await page.evaluate((strings) => {
    document.body.replaceChildren(
      ...strings.map(([text]) => Object.assign(document.createElement('p'), { textContent: text })),
    );
    const leftOf = (node: Text, at: number) => {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [...document.querySelectorAll('p')].flatMap(({ firstChild }, index) => {
      const node = firstChild instanceof Text ? firstChild : new Text();
      const [text, parts] = strings[index] ?? ['', []];
      const starts = parts.map((part) => leftOf(node, text.indexOf(part)));
      const isOrdered = starts.every((left, part) => part === 0 || left < (starts[part - 1] ?? 0));
      const isWhole = parts
        .filter((part) => !/[\u0600-\u06ff(]/.test(part))
        .every((part) => {
          const lefts = [...part].map((_, letter) => leftOf(node, text.indexOf(part) + letter));
          return lefts.every((left, letter) => letter === 0 || left > (lefts[letter - 1] ?? 0));
        });
      return isOrdered && isWhole ? [] : [text];
    });
  }, nasty);
  expect(misplaced).toEqual([]);
});

test('an empty field has its caret on the right, and a Latin letter its place on the left', async ({ page }) => {
  await visit(page, '/ar/contact');
  for (const name of ['الاسم', 'البريد الإلكتروني', 'الرسالة']) {
    const field = page.getByRole('textbox', { name });
    await field.scrollIntoViewIfNeeded();
    const empty = await halvesOf(field);
    const changed = async () => {
      const halves = await halvesOf(field);
      return [halves.left !== empty.left, halves.right !== empty.right];
    };
    await field.focus();
    await expect.poll(changed, name).toEqual([false, true]);
    await field.fill('noura@');
    await expect.poll(changed, name).toEqual([true, false]);
  }
});

/** Pictures of the halves of a field, with its caret and without its border. */
async function halvesOf(field: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
  const shoot = async (left: number) => {
    const clip = { x: left, y: y + 8, width: width / 2 - 16, height: height - 16 };
    return (await field.page().screenshot({ clip, caret: 'initial' })).toString('base64');
  };
  return { left: await shoot(x + 8), right: await shoot(x + width / 2 + 8) };
}

test('the arrow keys of tabs and the arrows of the carousel follow the eye', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ar');
  await settled(page);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText('للناشرين الذين يديرون مجلات');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  const next = page.getByRole('button', { name: 'المحور التالي' });
  const card = page.locator('section').filter({ has: next }).getByRole('listitem').first();
  expect(await leftOf(next)).toBeLessThan(await leftOf(page.getByRole('button', { name: 'المحور السابق' })));
  const before = await leftOf(card);
  await next.click();
  await expect.poll(() => leftOf(card)).toBeGreaterThan(before + 300);
});

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0;

const fontBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.woff2'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
