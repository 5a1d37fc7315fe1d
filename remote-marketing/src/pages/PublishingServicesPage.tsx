import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { content, service } from '../content/services/publishingServices.ts';

export function PublishingServicesPage() {
  return <ServiceArticle service={content} />;
}

PublishingServicesPage.title = () => service.pageTitle;
