import type { RichNode, RichTree } from '@mirqam/shared/contract/content/RichTree';
import { content as arabicSupport } from '../content/ar/services/authorSupport.ts';
import { content as arabicBooks } from '../content/ar/services/bookAndTextbook.ts';
import { content as arabicConferences } from '../content/ar/services/conferenceServices.ts';
import { content as arabicPublishing } from '../content/ar/services/publishingServices.ts';
import type { ServiceContent } from '../content/ServiceContent.ts';
import { content as authorSupport } from '../content/services/authorSupport.ts';
import { content as bookAndTextbook } from '../content/services/bookAndTextbook.ts';
import { content as conferenceServices } from '../content/services/conferenceServices.ts';
import { content as publishingServices } from '../content/services/publishingServices.ts';

const contents: readonly ServiceContent[] = [
  ...[publishingServices, authorSupport, bookAndTextbook, conferenceServices],
  ...[arabicPublishing, arabicSupport, arabicBooks, arabicConferences],
];

/** The questions of a service's page, and its answers without markup. */
export const serviceQuestions = (title: string) =>
  contents
    .filter(({ banner }) => banner.maintitle === title)
    .flatMap(({ faqs }) => faqs.map(({ question, para }) => ({ question, answer: plainText(para) })));

/** The build has parsed a paragraph that holds markup. */
const plainText = (para: string | RichTree): string => (typeof para === 'string' ? para : para.map(textOf).join(''));

const textOf = (node: RichNode): string => (typeof node === 'string' ? node : plainText(node[2]));
