import { linkFinder } from './pageLink.ts';

const routes = (path: string) => [[path, 'TestPage']] as const;
const findLink = linkFinder(
  {
    id: 'c0ffee0001',
    apps: {
      legal: { version: '1.0.0-3f2a9c1b7d', routes: routes('/terms-conditions') },
      news: { version: '1.0.0-9c1b7d3f2a', routes: routes('/news'), disabled: true },
    },
  },
  '',
);

test('the link of an element leads to a page of a remote that is not disabled', () => {
  document.body.innerHTML = ['/terms-conditions#data', '/news', '/nowhere']
    .map((href) => `<a href="${href}"><b>${href}</b></a>`)
    .join('');
  expect([...document.querySelectorAll('b')].map((element) => findLink(element)?.pathname)).toEqual([
    '/terms-conditions',
    undefined,
    undefined,
  ]);
});
