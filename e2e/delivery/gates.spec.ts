import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Checkout } from '../support/Checkout.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { reissued } from '../support/delivery/reissued.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';

const page = 'remote-legal/src/pages/TermsConditionsPage.tsx';
const markup = '<LegalDocument content={termsConditions} />';
const noise = (bytes: number) => randomBytes(bytes).toString('base64');
/** Code that is short and makes text that compresses badly. */
const noiseMaker = 'Array.from({ length: 6000 }, (_, n) => ((n * 2654435761) % 4294967296).toString(36)).join(" ")';
const anotherFont = '@font-face{font-family:Another;src:url("./another.woff2") format("woff2")}';
const manyRoutes = `...Array.from({ length: 40 }, (_, n) => ({
  pattern: \`/rules-\${n}\`,
  page: 'TermsConditionsPage',
  paths: [{ path: \`/rules-\${n}\`, title: \`Rules \${n}\`, description: 'More rules' }],
})),`;

interface Gate {
  readonly name: string;
  /** What is published; legal unless told. */
  readonly app?: string;
  readonly edit: (checkout: Checkout) => Promise<unknown>;
  readonly refusal: RegExp;
}

/** What a team may publish, and nobody may promote. */
const gates: readonly Gate[] = [
  {
    name: 'a page that throws',
    edit: (checkout) => checkout.edit(page, `return ${markup}`, `throw new Error('no terms')`),
    refusal: /^\/terms-conditions of legal cannot be rendered: no terms; mend the page and publish legal again$/,
  },
  {
    name: 'a page that renders nothing',
    edit: (checkout) => checkout.edit(page, `return ${markup}`, 'return null'),
    refusal: /^\/terms-conditions of legal cannot be rendered: rendered without a main heading; mend the page and /,
  },
  {
    name: 'a path with two owners',
    edit: (checkout) =>
      checkout.edit('remote-legal/src/routes.ts', 'paths.termsConditions.pattern', 'paths.about.pattern'),
    refusal: /^\/about has two owners, legal and marketing: change a pattern in one routes\.ts$/,
  },
  {
    name: 'a link that leads nowhere',
    edit: (checkout) => checkout.edit(page, markup, `<>${markup}<a href="/terms-of-old">Old terms</a></>`),
    refusal: /^\/terms-conditions links to \/terms-of-old, which no app has: mend the link or add the route$/,
  },
  {
    name: 'a React that the shell does not have',
    edit: (checkout) => checkout.edit('remote-legal/package.json', '"react": "19.', '"react": "20.'),
    refusal: /^legal@1\.0\.0-\w+ needs react \^20\.\S+, the shell 1\.0\.0-\w+ provides 19\.\S+: align package\.json$/,
  },
  {
    name: 'a federation runtime that the shell does not have',
    edit: (checkout) => checkout.edit('platform/package.json', '/enhanced": "2.', '/enhanced": "3.'),
    refusal:
      /^legal@\S+ needs @module-federation\/enhanced ~3\.\S+, the shell \S+ provides 2\.\S+: align package\.json$/,
  },
  {
    name: 'another contract',
    edit: (checkout) => checkout.edit('shared/contract/Release.ts', 'contractVersion = 1', 'contractVersion = 2'),
    refusal: /^apps\/legal\/\S+\/release\.json was made for contract 2, this site speaks 1: publish the app again$/,
  },
  {
    name: 'more HTML than the budget allows',
    edit: (checkout) => checkout.edit(page, markup, `<>${markup}<p>{${noiseMaker}}</p></>`),
    refusal: /^\/terms-conditions takes \S+ KB of HTML, more than the 18\.0 KB allowed: make it smaller or change /,
  },
  {
    name: 'more scripts than the budget allows',
    edit: (checkout) => checkout.edit(page, markup, `<div title={'${noise(30_000)}'.slice(-1)}>${markup}</div>`),
    refusal: /^\/terms-conditions takes \S+ KB of scripts, more than the 105\.0 KB allowed: make it smaller or change /,
  },
  {
    name: 'an entry of a remote that is larger than the budget allows',
    edit: (checkout) =>
      checkout.edit('shared/federation/remoteRuntime.ts', '...rest,', `...rest, noise: '${noise(7500)}',`),
    refusal:
      /^\/[\w-]+ takes 9\.\d KB of its remote's entry, more than the 9\.0 KB allowed: make it smaller or change /,
  },
  {
    name: 'more fonts than the budget allows',
    app: 'shell',
    edit: async (checkout) => {
      await checkout.write('shell/src/another.woff2', noise(5000));
      await checkout.edit('shell/src/fonts.css', '@font-face', `${anotherFont}@font-face`);
    },
    refusal: /^\/\S* takes 4\d\.\d KB of fonts, more than the 45\.0 KB allowed: make it smaller or change /,
  },
  {
    name: 'more routes than a page can carry',
    edit: (checkout) =>
      checkout.edit('remote-legal/src/routes.ts', '] as const satisfies', `${manyRoutes}] as const satisfies`),
    refusal: /^the composition takes \d{4} bytes of the 2048 in every page: merge routes into patterns$/,
  },
  {
    name: 'a page that never ends to render',
    edit: async (checkout) => {
      await checkout.edit(page, 'import { LegalDocument }', `import { use } from 'react';\nimport { LegalDocument }`);
      await checkout.edit(page, `return ${markup}`, 'return use(new Promise(() => undefined))');
    },
    refusal: /^\/terms-conditions of legal cannot be rendered: did not finish within 20 s; mend the page and publish /,
  },
];

for (const { name, app = 'legal', edit, refusal } of gates) {
  test(`${name} is not promoted`, async ({ checkout, store }) => {
    await edit(checkout);
    const version = await publish(checkout, store, app);
    await expectRefused(store, `${app}@${version}`, refusal);
  });
}

test('HTML that content may not hold is not even built: the file, the field and the tag are named', async ({
  checkout,
  store,
}) => {
  await checkout.edit('remote-legal/src/content/privacyPolicy.ts', "para: '<ul>", "para: '<iframe></iframe><ul>");
  const before = await liveFiles(store);
  const { code, errors } = await runSite({ store, folder: checkout.folder }, 'publish', 'legal');
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(
    /^legal does not build: \S+\/privacyPolicy\.ts: privacyPolicy\.section\.content\[0\]\S+\.para holds <iframe>, which is not allowed: use p, strong, /,
  );
  expect(await liveFiles(store)).toEqual(before);
});

test.describe('a release whose files are not what was built', () => {
  let release = '';
  let folder = '';

  test.beforeEach(async ({ store }) => {
    release = await reissued(store, 'legal');
    folder = join(store, release.replace('legal@', 'apps/legal/'));
  });

  test('is not promoted when a file is missing', async ({ store }) => {
    await rm(join(folder, 'remoteEntry.js'));
    await expectRefused(
      store,
      release,
      /^apps\/legal\/\S+\/remoteEntry\.js is missing in \S+: run "site publish legal" /,
    );
  });

  test('is not promoted when a file has other bytes', async ({ store }) => {
    await writeFile(join(folder, 'server/server.cjs'), 'exports.pages = {};');
    await expectRefused(store, release, /^apps\/legal\/\S+server\.cjs in \S+ does not match its hash: remove it and /);
  });

  test('is not promoted when a hash is missing', async ({ store }) => {
    const file = join(folder, 'release.json');
    const { files, ...others } = JSON.parse(await readFile(file, 'utf8'));
    const { 'TermsConditionsPage.js': _, ...known } = files;
    await writeFile(file, JSON.stringify({ ...others, files: known }));
    await expectRefused(store, release, /^legal@\S+ has no hash for TermsConditionsPage\.js: publish it again$/);
  });
});

async function publish({ folder }: Checkout, store: string, app = 'legal'): Promise<string> {
  const { version } = await siteResult({ store, folder }, 'publish', app);
  return version;
}

/** Exit code 1, one line that says what, where and how, and nothing of what is live has changed. */
async function expectRefused(store: string, release: string, refusal: RegExp): Promise<void> {
  const before = await liveFiles(store);
  const { code, errors, output } = await runSite({ store }, 'promote', release);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(refusal);
  expect([code, output]).toEqual([1, '']);
  expect(await liveFiles(store)).toEqual(before);
}
