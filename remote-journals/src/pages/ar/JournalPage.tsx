import type { PageProps, Params } from '@mirqam/shared/contract/Page';
import { Journal, journalTitle, preloadJournal } from '../../components/Journal.tsx';
import { words } from '../../content/ar/words.ts';
import { openContents } from '../../services/openContents.ts';

const contents = openContents(
  ({ type, slug }) =>
    import(/* webpackChunkName: "ar/[request]", webpackExports: "content" */ `../../content/ar/${type}/${slug}`),
);

export function JournalPage(props: PageProps) {
  return <Journal {...props} contents={contents} words={words} />;
}

JournalPage.preload = (params: Params) => preloadJournal(contents, params);

JournalPage.title = (params: Params) => journalTitle(contents, words, params);
