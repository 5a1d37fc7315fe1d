/** What only the publisher knows or must sign. Pages show a fact once it is filled in, and nothing in its place until then. */
export interface OwnerFacts {
  /** Who replies to messages: a name and a role. */
  readonly replies?: string;
  /** The languages in which the team replies, as a sentence. */
  readonly languages?: string;
  /** Where the team works, as a sentence. */
  readonly place?: string;
  /** Whom the 30+ on the about page count, as a sentence. */
  readonly defenders?: string;
  /** What a fee is counted by, such as "Per 1,000 words"; until then the pages refer to the quotation. */
  readonly priceBasis?: string;
  /** The names of the 15+ indexes, as a sentence. */
  readonly indexes?: string;
  /** What a client receives when a date is missed, as a sentence. */
  readonly remedy?: string;
}

/** The fields in the order in which "site publish --strict" names those that are missing. */
export const ownerFields = [
  'replies',
  'languages',
  'place',
  'defenders',
  'priceBasis',
  'indexes',
  'remedy',
] as const satisfies readonly (keyof OwnerFacts)[];

export const owner: OwnerFacts = {};
