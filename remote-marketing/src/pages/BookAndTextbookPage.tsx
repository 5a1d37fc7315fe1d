import { FacingPages } from '../components/service/FacingPages.tsx';
import { PostingPlan } from '../components/service/PostingPlan.tsx';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { bookPages } from '../content/bookPages.ts';
import { bookExample } from '../content/examples/bookExample.ts';
import { serviceLabels } from '../content/serviceLabels.ts';
import { content, service, spread } from '../content/services/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  const plan = <PostingPlan checklist={content.checklist} example={bookExample} mark={serviceLabels.example} />;
  return (
    <ServiceArticle service={content} labels={serviceLabels} plan={plan}>
      <FacingPages spread={spread} pages={[bookPages.english, bookPages.arabic]} mark={serviceLabels.example} />
    </ServiceArticle>
  );
}

BookAndTextbookPage.title = () => service.pageTitle;
