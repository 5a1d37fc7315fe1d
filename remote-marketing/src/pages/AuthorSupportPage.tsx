import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { authorSupport } from '../content/services/authorSupport.ts';

export function AuthorSupportPage() {
  return <ServiceArticle service={authorSupport} />;
}

AuthorSupportPage.preload = async () => artFiles([authorSupport]);
