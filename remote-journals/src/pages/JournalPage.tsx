import type { PageProps, Params } from '@mirqam/shared/contract/Page';
import { use } from 'react';
import { JournalService } from '../components/JournalService.tsx';
import { ServiceSearch } from '../components/ServiceSearch.tsx';
import { findService } from '../services/findService.ts';
import { imagesOf } from '../services/imagesOf.ts';
import { loadContent, readContent } from '../services/loadContent.ts';
import { relatedServices } from '../services/relatedServices.ts';
import { serviceTitle } from '../services/serviceTitle.ts';

export function JournalPage({ params, navigate, pending, menus: { journals = [] }, notFound }: PageProps) {
  const service = findService(params);
  const load = service && readContent(service);
  if (!load) return notFound();
  const url = `/journals/${params['type']}/${params['slug']}`;
  return (
    <>
      <JournalService service={service} content={use(load)} related={relatedServices(journals, url)} />
      <ServiceSearch menu={journals} current={url} pending={pending} onSearch={navigate} />
    </>
  );
}

JournalPage.preload = async (params: Params) => {
  const service = findService(params);
  const content = service && (await loadContent(service));
  return content ? imagesOf(content) : [];
};

JournalPage.title = (params: Params) => {
  const service = findService(params);
  return service ? serviceTitle(service) : '';
};
