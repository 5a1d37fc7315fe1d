import type { AllowedPhrase } from '@mirqam/shared/contract/Route';

/**
 * A name of its own: "Dr Best", "G. Leading", "Best et al.", "Best, C. H.", "Premier League". To begin inside of words would
 * take hours.
 */
const named =
  /(?:(?<![\w.])(?!(?:An?|Our|Their|The|Your)\b)[A-Z][\w.]* (?:Best|Leading|Premier)\b|\b(?:Best|Leading|Premier)(?= (?:et al|League)\b|, [A-Z]\.))/g;
/** "Best before" praises nothing, and what is leading to something only goes there. */
const plain = /\b(?:at best|best (?:before|practices?)|leading (?:from|into|to|towards?|up|zeros?))\b/gi;
/** Superlatives, which nobody can verify. */
const boasts = /\b(?:best|cutting[- ]edge|leading|premier|state[- ]of[- ]the[- ]art|unrivalled|world[- ]class)\b/i;
/** The same in Arabic, where «من الأفضل أن» only advises. */
const arabicBoasts =
  /(?<!\p{L})(?:(?<!من )[وفبلك]?الأفضل(?! أن)|[وفبك]?الرائدة?|رائدة? (?:في|عالميا)|[وفبك]?(?:الأعرق|الأرقى|الأجود)|الأولى? عالميا|عالمية? المستوى|لا (?:مثيل|نظير) ل\p{L}+|لا [يت]ضاهى|أحدث ما توصلت?)(?!\p{L})/u;

/** Arabic text without vowel signs, which few texts write. */
const withoutVowels = (text: string) => text.replace(/[\u064B-\u0652\u0640]/g, '');

/** Describes the first word that boasts outside of names, plain uses and the phrases that its route allows. */
export function findBoast(what: string, text: string, allowed: readonly AllowedPhrase[] = []): string | undefined {
  const claims = allowed.reduce((words, { phrase }) => words.replaceAll(phrase, ' '), text);
  const [boast] =
    boasts.exec(claims.replace(named, ' ').replace(plain, ' ')) ?? arabicBoasts.exec(withoutVowels(claims)) ?? [];
  return (
    boast &&
    `${what} boasts with "${boast}": say in plain words what is true, or give its route the phrase and a reason in "allowed"`
  );
}
