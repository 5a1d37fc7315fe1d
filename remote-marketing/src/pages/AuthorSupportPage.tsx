import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { content, service } from '../content/services/authorSupport.ts';

export function AuthorSupportPage() {
  return <ServiceArticle service={content} />;
}

AuthorSupportPage.preload = async () => artFiles([content]);

AuthorSupportPage.title = () => service.pageTitle;
