import { appName, parseStoredComposition, routesSchema } from './schemas.ts';

test('a composition keeps fields that only a newer checkout knows', () => {
  const apps = { legal: { version: '1.0.0-0123456789', mood: 'good' } };
  const json = JSON.stringify({ id: '0123456789abcdef0123456789abcdef', apps, pages: {} });
  expect(parseStoredComposition(json, 'compositions/0123456789.json').apps).toEqual(apps);
});

const about = { path: '/about', title: 'About', description: 'About' };
const faultOf = (route: object) =>
  routesSchema.safeParse([{ pattern: '/about', page: 'AboutPage', paths: [about], ...route }]).error?.issues[0]
    ?.message;

test.each(['/robots.txt', '/favicon.ico', '/:slug.html', '/_worker.js'])(
  'no redirect takes over the file %s',
  (old) => {
    expect(faultOf({ redirects: [old] })).toBe('must not end like a file name');
  },
);

test.each(['/404', '/ar/404', '/ar/index'])('neither a page nor a redirect takes over %s', (path) => {
  const fault = 'is reserved by the site';
  expect(faultOf({ redirects: [path] })).toBe(fault);
  expect(faultOf({ paths: [{ ...about, path }] })).toBe(fault);
});

test.each(['/old', '/old/:slug', '/ar/v1.0'])('the redirect %s is allowed', (old) => {
  expect(faultOf({ redirects: [old] })).toBeUndefined();
});

test('an address has at most 200 characters, because it names a file', () => {
  const path = `/${'a'.repeat(200)}`;
  const fault = 'must have at most 200 characters';
  expect(faultOf({ paths: [{ ...about, path }] })).toBe(fault);
  expect(faultOf({ paths: [{ ...about, redirects: [path] }] })).toBe(fault);
  expect(faultOf({ redirects: [path] })).toBe(fault);
  expect(faultOf({ redirects: [path.slice(0, -1)] })).toBeUndefined();
});

test.each(['constructor', 'toString'])('no menu has the name %s, which every object has', (menu) => {
  const fault = 'is a name of JavaScript: choose another';
  expect(faultOf({ paths: [{ ...about, menus: [{ menu, label: 'About' }] }] })).toBe(fault);
  expect(faultOf({ shows: { [menu]: 'cards' } })).toBe('Invalid key in record');
});

test('no app has the name constructor, which every object has', () => {
  expect(appName.safeParse('constructor').error?.issues[0]?.message).toBe('is a name of JavaScript: choose another');
});

test.each([' ', '\u200b', '\u00a0\u202e', 'About\u202e us', `About${'\u0301'.repeat(5)}`])(
  'a link in a menu does not have the label %j, which is invisible or would reach beyond itself',
  (label) => {
    expect(faultOf({ paths: [{ ...about, menus: [{ menu: 'header', label }] }] })).toBe('must be words on one line');
  },
);

test('a route does not allow so many phrases that looking for them on each page takes long', () => {
  const allowed = Array.from({ length: 101 }, (_, index) => ({ phrase: `Award ${index}`, reason: 'its name' }));
  expect(faultOf({ allowed })).toBe('must be at most 100 phrases');
});

test('no group of a menu is named like an address, because links without a group stand under theirs', () => {
  const menus = [{ menu: 'header', group: '/contact', label: 'About' }];
  expect(faultOf({ paths: [{ ...about, menus }] })).toBe('must not begin with "/"');
});

test('words that commands print have no line breaks, and move no cursor', () => {
  for (const title of ['About\n::error::us', 'About\u001b[2J'])
    expect(faultOf({ paths: [{ ...about, title }] })).toBe('must be words on one line');
});

test.each(['//elsewhere.example', '/\\elsewhere.example'])('no button of the header leads to %s', (href) => {
  expect(faultOf({ action: { label: 'Contact', href } })).toBe('must be an address of the site');
});
