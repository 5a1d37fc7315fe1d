import type { PageProps, Params } from '@mirqam/shared/contract/Page';
import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { use } from 'react';
import type { JournalWords } from '../content/JournalWords.ts';
import type { Contents } from '../services/openContents.ts';
import { relatedServices } from '../services/relatedServices.ts';
import { sectionsOf } from '../services/sectionsOf.ts';
import { serviceTitle } from '../services/serviceTitle.ts';
import { JournalService } from './JournalService.tsx';
import { ServiceSearch } from './ServiceSearch.tsx';

interface JournalProps extends PageProps {
  readonly contents: Contents;
  readonly words: JournalWords;
}

/** The page of a service, in the language of its contents and words. */
export function Journal({ contents, words, ...page }: JournalProps) {
  const {
    params,
    navigate,
    pending,
    menus: { journals = [] },
    notFound,
  } = page;
  const content = use(contents.read(params));
  if (!content) return notFound();
  const url = `${words.base}/${params['type']}/${params['slug']}`;
  return (
    <>
      <JournalService content={content} words={words} related={relatedServices(journals, url)} />
      <ServiceSearch words={words} menu={journals} current={url} pending={pending} onSearch={navigate} />
    </>
  );
}

export async function preloadJournal(contents: Contents, params: Params): Promise<readonly string[]> {
  const content = await contents.load(params);
  return content ? artFiles(sectionsOf(content)) : [];
}

export function journalTitle(contents: Contents, { audiences }: JournalWords, params: Params): string {
  const content = contents.loaded(params);
  return content ? serviceTitle(audiences[content.audience], content.banner.maintitle) : '';
}
