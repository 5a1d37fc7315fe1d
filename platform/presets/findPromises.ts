/** A number of hours, days, weeks, months or years, a word for money, or one for how files are protected. */
const promise =
  /\b(?:\d+|one|two|three|four|five|six|ten)[ -](?:working )?(?:hour|day|week|month|year)s?\b|\b(?:fees?|refunds?|free of charge)\b|\b(?:delete[sd]?|encrypted|confidential(?:ity)?|backups)\b/i;

/** The same in Arabic, where «رسوم» may also be charts, and «تُحذف» is said of files. */
const arabicPromise =
  /(?:\d+|(?:ثلاث|أربع|خمس|ست|عشر)ة?) (?:ساع|يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سنة|سنوات)|(?:ساعت|يوم|أسبوع|شهر|سنت)ين|رسوم(?!\S* (?:ال)?بيانية)|استرداد|مجانًا|تُحذف|حذف الملفات|مشفر|سرية|احتياطية/;

/** The sentences of a content record that promise a time or speak of money or of the protection of files, in the order of the record. */
export const findPromises = (content: unknown): readonly string[] =>
  sentencesOf(content).filter(
    (sentence) => (promise.test(sentence) || arabicPromise.test(sentence)) && !/[?؟]$/.test(sentence),
  );

/** Every sentence of a content record, without markup. */
export function sentencesOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return splitSentences(content);
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(joinPairs(content)).flatMap(sentencesOf);
}

/** Two fields that a page shows as one sentence: a figure with its label, a term with its description. */
function joinPairs(record: object): object {
  if ('figure' in record && 'label' in record) {
    const { figure, label, ...rest } = record;
    return { claim: `${figure} ${label}`, ...rest };
  }
  if ('term' in record && 'desc' in record) {
    const { term, desc, ...rest } = record;
    return { line: `${term}: ${desc}`, ...rest };
  }
  return record;
}

const splitSentences = (text: string) =>
  text
    .replace(/<(?:\/li|br)>/g, '$& ')
    .replace(/<[^>]+>/g, '')
    .split(/(?<=[.!?؟])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
