import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { bookAndTextbook } from '../content/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  return <ServiceArticle service={bookAndTextbook} />;
}
