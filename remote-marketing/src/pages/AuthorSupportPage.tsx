import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { content, service } from '../content/services/authorSupport.ts';

export function AuthorSupportPage() {
  return <ServiceArticle service={content} />;
}

AuthorSupportPage.title = () => service.pageTitle;
