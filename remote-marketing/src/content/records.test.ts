import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contact as arabicContact } from './ar/contact.ts';
import { contact } from './contact.ts';
import { homeServices } from './homeServices.ts';
import { homeThemes } from './homeThemes.ts';
import { services } from './services.ts';
import { themes } from './themes.ts';

const fileOf = (page: string) => page.replace(/^\w/, (letter) => letter.toLowerCase()).replace(/Page$/, '.ts');

test.each([
  { folder: 'themes', list: themes },
  { folder: 'services', list: services },
])('the list of $folder names every file, and each file is named after its page', ({ folder, list }) => {
  const files = readdirSync(join(process.cwd(), 'remote-marketing/src/content', folder));
  expect(files.sort()).toEqual(list.map(({ page }) => fileOf(page)).sort());
});

test.each([
  { record: contact, policy: '/privacy-policy' },
  { record: arabicContact, policy: '/ar/privacy-policy' },
])('what the contact page says of a file links $policy', ({ record, policy }) => {
  expect(record.promise.para).toContain(`<a href="${policy}">`);
});

test('the home page shows its cards in order', () => {
  expect(homeThemes.map(({ title }) => title)).toEqual([
    'Accelerating action',
    'Responsible publishing',
    'The Open lab',
    'Are you in?',
    'Sustainable knowledge',
    'AI innovations',
  ]);
  expect(homeServices.map(({ title }) => title)).toEqual([
    'Author support',
    'Publishing services',
    'Books and textbooks',
    'Conference services',
  ]);
});
