import { FacingPages } from '../../components/service/FacingPages.tsx';
import { PostingPlan } from '../../components/service/PostingPlan.tsx';
import { ServiceArticle } from '../../components/service/ServiceArticle.tsx';
import { bookExample } from '../../content/ar/examples/bookExample.ts';
import { serviceLabels } from '../../content/ar/serviceLabels.ts';
import { content, service, spread } from '../../content/ar/services/bookAndTextbook.ts';
import { bookPages } from '../../content/bookPages.ts';

export function BookAndTextbookPage() {
  const plan = <PostingPlan checklist={content.checklist} example={bookExample} mark={serviceLabels.example} />;
  return (
    <ServiceArticle service={content} labels={serviceLabels} plan={plan}>
      <FacingPages spread={spread} pages={[bookPages.arabic, bookPages.english]} mark={serviceLabels.example} />
    </ServiceArticle>
  );
}

BookAndTextbookPage.title = () => service.pageTitle;
