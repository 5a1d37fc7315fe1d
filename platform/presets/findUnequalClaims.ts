/** How a language writes the claims that a register of promises is about. */
interface Claims {
  /** Numbers that are not written in digits, with their value: those before a unit of time, and duals. */
  readonly numbers: readonly (readonly [pattern: RegExp, value: number])[];
  readonly units: Readonly<Record<'hour' | 'day' | 'week' | 'month' | 'year', RegExp>>;
  readonly topics: Readonly<Record<'money' | 'deletion' | 'encryption' | 'secrecy' | 'backup', RegExp>>;
}

const time = String.raw`[ -](?:working )?(?:hour|day|week|month|year)s?\b`;
const englishNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const english: Claims = {
  numbers: [
    ...englishNumbers.map((word, index) => [new RegExp(`\\b${word}(?=${time})`, 'gi'), index + 1] as const),
    [/\bfortnight\b/gi, 2],
  ],
  units: { hour: /\bhour/i, day: /\bdays?\b/i, week: /\bweek|\bfortnight/i, month: /\bmonth/i, year: /\d years?\b/i },
  topics: {
    money: /\b(?:fees?|refunds?|free of charge)\b/i,
    deletion: /\bdelete[sd]?\b/i,
    encryption: /\bencrypted\b/i,
    secrecy: /\bconfidential\b/i,
    backup: /\bbackups?\b/i,
  },
};

const arabicNumbers = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];
const dual = (word: string) => [new RegExp(`${word}(?:ان|ين)(?![\\p{L}]| \\d)`, 'gu'), 2] as const;

const arabic: Claims = {
  numbers: [
    ...['ساعت', 'يوم', 'أسبوع', 'شهر', 'سنت'].map(dual),
    [/^(?:خبيران|محكّمان)$/gu, 2],
    [/(?<=يوم|شهر) واحد/gu, 1],
    ...arabicNumbers.map(
      (word, index) => [new RegExp(`${word}ة?(?= (?:أيام|أسابيع|أشهر|سنوات))`, 'gu'), index + 3] as const,
    ),
  ],
  units: { hour: /ساعة|ساعات|ساعت[اي]ن/u, day: /يوم|أيام/u, week: /أسبوع|أسابيع/u, month: /شهر|أشهر/u, year: /\d سن/u },
  topics: {
    money: /رسوم|مقابل|مجان/u,
    deletion: /حذف/u,
    encryption: /مشفّر/u,
    secrecy: /(?<!\p{L})(?:ال|ب|بال)?سري(?!\p{L}*ع)/u,
    backup: /احتياطي/u,
  },
};

/**
 * The texts of a record and of its Arabic translation, field by field, whose figures differ (numbers, in digits or as a
 * time in words, with their units of time), or of which only the first speaks of money or of the protection of files.
 */
export function findUnequalClaims(original: unknown, translation: unknown): readonly (readonly [unknown, unknown])[] {
  if (isRecord(original) && isRecord(translation))
    return Object.keys({ ...original, ...translation }).flatMap((key) =>
      findUnequalClaims(original[key], translation[key]),
    );
  const [claims, translated] = [claimsOf(`${original}`, english), claimsOf(`${translation}`, arabic)];
  const isEqual =
    claims.figures === translated.figures && claims.topics.every((topic) => translated.topics.includes(topic));
  return isEqual ? [] : [[original, translation]];
}

function claimsOf(text: string, { numbers, units, topics }: Claims) {
  const plain = numbers.reduce(
    (result, [pattern, value]) => result.replace(pattern, (found) => `${found} ${value} `),
    text.replace(/<[^>]+>/g, ''),
  );
  const named = (patterns: Readonly<Record<string, RegExp>>) =>
    Object.keys(patterns).filter((name) => patterns[name]?.test(plain));
  const figures = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  return { figures: figures.length === 0 ? '' : `${figures.sort()} ${named(units)}`, topics: named(topics) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
