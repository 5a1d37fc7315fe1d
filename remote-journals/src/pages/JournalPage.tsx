import type { PageProps, Params } from '@mirqam/shared/contract/Page';
import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { use } from 'react';
import { JournalService } from '../components/JournalService.tsx';
import { ServiceSearch } from '../components/ServiceSearch.tsx';
import { loadContent, loadedContent, readContent } from '../services/loadContent.ts';
import { relatedServices } from '../services/relatedServices.ts';
import { sectionsOf } from '../services/sectionsOf.ts';
import { serviceTitle } from '../services/serviceTitle.ts';

export function JournalPage({ params, navigate, pending, menus: { journals = [] }, notFound }: PageProps) {
  const content = use(readContent(params));
  if (!content) return notFound();
  const url = `/journals/${params['type']}/${params['slug']}`;
  return (
    <>
      <JournalService content={content} related={relatedServices(journals, url)} />
      <ServiceSearch menu={journals} current={url} pending={pending} onSearch={navigate} />
    </>
  );
}

JournalPage.preload = async (params: Params) => {
  const content = await loadContent(params);
  return content ? artFiles(sectionsOf(content)) : [];
};

JournalPage.title = (params: Params) => {
  const content = loadedContent(params);
  return content ? serviceTitle(content.audience, content.banner.maintitle) : '';
};
