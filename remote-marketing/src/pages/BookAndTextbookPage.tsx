import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { bookAndTextbook } from '../content/services/bookAndTextbook.ts';

export function BookAndTextbookPage() {
  return <ServiceArticle service={bookAndTextbook} />;
}

BookAndTextbookPage.preload = async () => artFiles([bookAndTextbook]);
