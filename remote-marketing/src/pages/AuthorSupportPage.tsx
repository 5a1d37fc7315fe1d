import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { serviceLabels } from '../content/serviceLabels.ts';
import { content, service } from '../content/services/authorSupport.ts';

export function AuthorSupportPage() {
  return <ServiceArticle service={content} labels={serviceLabels} />;
}

AuthorSupportPage.title = () => service.pageTitle;
