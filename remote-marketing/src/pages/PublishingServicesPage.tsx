import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { publishingServices } from '../content/services/publishingServices.ts';

export function PublishingServicesPage() {
  return <ServiceArticle service={publishingServices} />;
}

PublishingServicesPage.preload = async () => artFiles([publishingServices]);
