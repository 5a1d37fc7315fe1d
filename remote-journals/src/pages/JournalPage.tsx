import type { PageProps, Params } from '@mirqam/shared/contract/Page';
import { Journal, journalTitle, preloadJournal } from '../components/Journal.tsx';
import { words } from '../content/words.ts';
import { openContents } from '../services/openContents.ts';

// webpack makes a chunk of every file that matches the template, without the entry, which no page imports.
const contents = openContents(
  ({ type, slug }) =>
    import(
      /* webpackChunkName: "[request]", webpackExports: "content", webpackExclude: /\/ar\// */ `../content/${type}/${slug}`
    ),
);

export function JournalPage(props: PageProps) {
  return <Journal {...props} contents={contents} words={words} />;
}

JournalPage.preload = (params: Params) => preloadJournal(contents, params);

JournalPage.title = (params: Params) => journalTitle(contents, words, params);
