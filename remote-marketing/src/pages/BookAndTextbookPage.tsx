import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { content, service } from '../content/services/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  return <ServiceArticle service={content} />;
}

BookAndTextbookPage.title = () => service.pageTitle;
