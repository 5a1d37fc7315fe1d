import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { serviceLabels } from '../content/serviceLabels.ts';
import { content, service } from '../content/services/publishingServices.ts';

export function PublishingServicesPage() {
  return <ServiceArticle service={content} labels={serviceLabels} />;
}

PublishingServicesPage.title = () => service.pageTitle;
