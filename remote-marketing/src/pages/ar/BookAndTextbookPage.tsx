import { ServiceArticle } from '../../components/service/ServiceArticle.tsx';
import { serviceLabels } from '../../content/ar/serviceLabels.ts';
import { content, service } from '../../content/ar/services/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  return <ServiceArticle service={content} labels={serviceLabels} />;
}

BookAndTextbookPage.title = () => service.pageTitle;
