import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { conferenceServices } from '../content/services/conferenceServices.ts';

export function ConferenceServicesPage() {
  return <ServiceArticle service={conferenceServices} />;
}

ConferenceServicesPage.preload = async () => artFiles([conferenceServices]);
