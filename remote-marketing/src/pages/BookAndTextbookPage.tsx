import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { serviceLabels } from '../content/serviceLabels.ts';
import { content, service } from '../content/services/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  return <ServiceArticle service={content} labels={serviceLabels} />;
}

BookAndTextbookPage.title = () => service.pageTitle;
