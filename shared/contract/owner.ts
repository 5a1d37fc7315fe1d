/** What only the publisher knows or must sign. Pages show a fact once it is filled in, and nothing in its place until then. */
export interface OwnerFacts {
  /** The registered name and postal address of the company, which the law requires in the policies. */
  readonly legalName?: string;
  /** Who replies to messages: a name and a role. */
  readonly replies?: string;
  /** The languages in which the team replies, as a sentence. */
  readonly languages?: string;
  /** Where the team works, as a sentence. */
  readonly place?: string;
  /** Whom the 30+ on the about page count, as a sentence. */
  readonly defenders?: string;
  /** What fees are counted by, as a sentence that holds for every service; until then the pages refer to the quotation. */
  readonly priceBasis?: string;
  /** The names of the 15+ indexes, as a sentence. */
  readonly indexes?: string;
  /** What a client receives when a date is missed, as a sentence. */
  readonly remedy?: string;
}

/** What the fields say, in the order in which "site publish --strict" names those that are missing. */
export const ownerFields = {
  legalName: 'the registered name and postal address',
  replies: 'who replies to messages',
  languages: 'the languages of replies',
  place: 'where the team works',
  defenders: 'whom the 30+ count',
  priceBasis: 'what fees are counted by',
  indexes: 'the names of the indexes',
  remedy: 'what a client receives when a date is missed',
} as const satisfies Record<keyof OwnerFacts, string>;

export const owner: OwnerFacts = {};
