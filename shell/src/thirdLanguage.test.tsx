import type { Composition } from '@mirqam/shared/contract/Composition';
import { languageOf, languages } from '@mirqam/shared/contract/languages';
import { linksIn, linksOfApps } from '@mirqam/shared/contract/Menu';
import { createPageMenus } from '@mirqam/shared/federation/pageMenus';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { allWords, wordsOf } from './document/pageWords.ts';
import { renderDocument } from './document/renderDocument.ts';
import { firstView } from './routing/matchRoute.ts';
import { words as english } from './words/en.ts';
import { WordsContext } from './words/useWords.ts';

/** Named, so that the router does not warn about its next version. */
const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: true };

const french = { tag: 'fr', name: 'Français', direction: 'ltr', prefix: '/fr', locale: 'fr_FR' } as const;
const words = {
  ...english,
  language: french,
  skip: 'Aller au contenu',
  menu: { label: 'Menu principal', open: 'Ouvrir', close: 'Fermer', inEnglish: '(en anglais)' },
  notFound: { title: 'Page introuvable', heading: 'Cette page est introuvable.' },
  head: { home: 'Accueil', publisher: 'Un éditeur.', shareImage: 'Un éditeur.' },
};

const whole: Composition = {
  id: 'c0ffee0001',
  apps: {
    news: {
      version: '1.0.0-3f2a9c1b7d',
      routes: [
        ['/news', 'NewsPage', 'News', { languages: ['fr'] }],
        ['/fr/news', 'fr/NewsPage', 'Nouvelles', { languages: ['en'] }],
        ['/jobs', 'JobsPage', 'Jobs'],
      ],
      menus: {
        header: [
          ['News', '/news', 10],
          ['Nouvelles', '/fr/news', 10],
          ['Jobs', '/jobs', 20],
        ],
      },
    },
  },
};

const page = Promise.resolve(() => <h1>Page</h1>);

/** Shows a page as the server renders it. */
async function show(path: string) {
  const language = languageOf(path);
  const [news = {}] = linksIn(linksOfApps(whole), language);
  const composition = { ...whole, menus: { news }, languages: ['fr'] };
  const federation = {
    loadPage: () => page,
    readMenus: createPageMenus(composition, language).read,
  };
  await act(async () =>
    render(
      <WordsContext value={wordsOf(language)}>
        <MemoryRouter future={routerFuture} initialEntries={[path]}>
          <App composition={composition} federation={federation} first={firstView(composition, path, false)} base="" />
        </MemoryRouter>
      </WordsContext>,
    ),
  );
}

const head = (path: string) =>
  renderDocument({
    body: '',
    about: { path, title: 'Nouvelles', description: 'Les nouvelles.' },
    language: 'fr',
    translations: { en: '/news', fr: '/fr/news' },
    site: { origin: 'https://example.org' },
    isListed: true,
    base: '',
    policy: '',
    styles: [],
    scripts: [],
    preloads: [],
    fonts: [],
    drawings: {},
    shareImage: undefined,
  });

// A line in the list of languages, and its words: what a team adds for a third language.
beforeAll(() => {
  Array.prototype.push.call(languages, french);
  Array.prototype.push.call(allWords, words);
});

test('a page in a third language has its words, menus and switch', async () => {
  await show('/fr/news');
  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content');
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  expect(
    [...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href'), link.hreflang]),
  ).toEqual([
    ['Nouvelles', '/fr/news', ''],
    ['Jobs (en anglais)', '/jobs', 'en'],
    ['English', '/news', 'en'],
  ]);
});

test.each([
  ['/news', '/fr/news'],
  ['/jobs', '/fr'],
])('the English page at %s links to %s, the French page or the French start page', async (path, href) => {
  await show(path);
  const links = screen.getAllByRole('link', { name: 'Français' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
  expect(screen.queryByText('Nouvelles')).toBeNull();
});

test('the head of a page names its language and its translations', () => {
  const { start } = head('/fr/news');
  expect(start).toContain('<html lang="fr" dir="ltr"');
  expect(start).toContain('<meta property="og:locale" content="fr_FR">');
  expect(start.match(/<link rel="alternate".*>/g)).toEqual([
    '<link rel="alternate" hreflang="en" href="https://example.org/news">',
    '<link rel="alternate" hreflang="fr" href="https://example.org/fr/news">',
    '<link rel="alternate" hreflang="x-default" href="https://example.org/news">',
  ]);
  expect(start).toContain('"inLanguage":"fr"');
  expect(start).toContain('"name":"Accueil","item":"https://example.org/fr"');
});
