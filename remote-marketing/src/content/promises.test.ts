import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPromises, sentencesOf } from '@mirqam/platform/findPromises';
import { findUnequalClaims } from '@mirqam/platform/findUnequalClaims';
import { about } from './about.ts';
import { aboutHeadings } from './aboutHeadings.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { homeJourney } from './homeJourney.ts';
import { homeKeyFigures } from './homeKeyFigures.ts';
import { partners } from './partners.ts';
import { promises } from './promises.ts';
import { services } from './services.ts';
import { themes } from './themes.ts';

test('the register lists what the pages promise, and each page makes the promises that are listed for it', async () => {
  const differences = (await pages()).map(([path, content]) => {
    const listed = Object.values(promises[path] ?? {}).flat();
    const made = sentencesOf(content);
    return {
      path,
      unlisted: findPromises(content).filter((sentence) => !listed.includes(sentence)),
      unmade: listed.filter((sentence) => !made.includes(sentence)),
    };
  });
  expect(differences.filter(({ unlisted, unmade }) => unlisted.length + unmade.length > 0)).toEqual([]);
});

test('the register names pages of this app alone', async () => {
  expect((await pages()).map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(promises)));
});

const translated = readdirSync(join(process.cwd(), 'remote-marketing/src/content/ar'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('.ts'));

test.each(translated)('the Arabic words of %s claim what the English ones do', async (file) => {
  const [english, arabic] = await Promise.all([import(`./${file}`), import(`./ar/${file}`)]);
  expect(findUnequalClaims({ ...english }, { ...arabic })).toEqual([]);
});

async function pages() {
  const records = [...services, ...themes].map(async ({ path, page }) => {
    const folder = path.startsWith('/services/') ? 'services' : 'themes';
    const file = page.replace(/^\w/, (letter) => letter.toLowerCase()).replace(/Page$/, '.ts');
    return [path, { ...(await import(`./${folder}/${file}`)) }] as const;
  });
  return [
    ['/', { home, homeKeyFigures, homeJourney }] as const,
    ['/about', { about, aboutHeadings, partners }] as const,
    ['/contact', contact] as const,
    ...(await Promise.all(records)),
  ];
}
