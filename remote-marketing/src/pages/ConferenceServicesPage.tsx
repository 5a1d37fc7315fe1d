import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { content, service } from '../content/services/conferenceServices.ts';

export function ConferenceServicesPage() {
  return <ServiceArticle service={content} />;
}

ConferenceServicesPage.preload = async () => artFiles([content]);

ConferenceServicesPage.title = () => service.pageTitle;
