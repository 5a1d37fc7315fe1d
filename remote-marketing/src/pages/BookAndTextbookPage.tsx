import { PostingPlan } from '../components/service/PostingPlan.tsx';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { bookExample } from '../content/examples/bookExample.ts';
import { serviceLabels } from '../content/serviceLabels.ts';
import { content, service } from '../content/services/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  const plan = <PostingPlan checklist={content.checklist} example={bookExample} mark={serviceLabels.example} />;
  return <ServiceArticle service={content} labels={serviceLabels} plan={plan} />;
}

BookAndTextbookPage.title = () => service.pageTitle;
