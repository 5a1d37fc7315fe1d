import { ServiceArticle } from '../../components/service/ServiceArticle.tsx';
import { serviceLabels } from '../../content/ar/serviceLabels.ts';
import { content, service } from '../../content/ar/services/authorSupport.ts';

export function AuthorSupportPage() {
  return <ServiceArticle service={content} labels={serviceLabels} />;
}

AuthorSupportPage.title = () => service.pageTitle;
