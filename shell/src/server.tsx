import { type Composition, languagesOf } from '@mirqam/shared/contract/Composition';
import { type Language, languageOf } from '@mirqam/shared/contract/languages';
import { linksIn, linksOfApps } from '@mirqam/shared/contract/Menu';
import type { RenderBody } from '@mirqam/shared/contract/Renderer';
import { createPageMenus } from '@mirqam/shared/federation/pageMenus';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom/server';
import { App } from './App.tsx';
import { wordsOfPage } from './document/pageWords.ts';
import { readBody } from './document/readBody.ts';
import { RootErrorBoundary } from './layout/RootErrorBoundary.tsx';
import { firstView } from './routing/matchRoute.ts';
import { WordsContext } from './words/useWords.ts';

// biome-ignore lint/performance/noBarrelFile: the build for Node is read as one module
export { renderDocument } from './document/renderDocument.ts';

/** The modules that the remotes' builds for Node share, so that a page renders with the React that hydrates it. */
export const modules = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
};

export const renderBody: RenderBody = async ({ composition, path, base, isNotFound, alsoIn, loadPage, isCompared }) => {
  const errors: unknown[] = [];
  const language = languageOf(path);
  const carried = forLanguage(composition, language);
  const { prelude } = await prerenderToNodeStream(
    <WordsContext value={wordsOfPage(language, alsoIn)}>
      <RootErrorBoundary>
        <StaticRouter location={base + path} basename={base}>
          <App
            composition={carried}
            federation={{ loadPage, readMenus: createPageMenus(carried, language).read }}
            first={firstView(carried, path, isNotFound)}
            base={base}
          />
        </StaticRouter>
      </RootErrorBoundary>
    </WordsContext>,
    // Otherwise React moves large boundaries to the end of the HTML, with inline scripts that move them back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  const html = await textOf(prelude as AsyncIterable<Uint8Array>);
  return isCompared && !base ? { ...noValues, html } : readBody(html, base);
};

const noValues = readBody('', '');

/** Thousands of pages share a composition. */
const known = new WeakMap<Composition, Map<Language, Composition>>();

function forLanguage(composition: Composition, language: Language): Composition {
  const own = known.get(composition) ?? new Map<Language, Composition>();
  const carried = own.get(language) ?? carriedIn(composition, language);
  known.set(composition, own.set(language, carried));
  return carried;
}

/** The links and the languages of a composition, as the HTML of a page in a language carries them. */
function carriedIn(composition: Composition, language: Language): Composition {
  const apps = Object.keys(composition.apps);
  const links = linksIn(linksOfApps({ apps: composition.apps }), language);
  const menus = Object.fromEntries(links.map((own, index) => [apps[index] ?? '', own]));
  return { ...composition, menus, languages: languagesOf(composition).map(({ tag }) => tag) };
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}
