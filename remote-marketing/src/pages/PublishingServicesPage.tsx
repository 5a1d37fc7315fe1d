import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { publishingServices } from '../content/publishingServices.ts';

export function PublishingServicesPage() {
  return <ServiceArticle service={publishingServices} />;
}
