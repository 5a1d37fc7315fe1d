/** What a reader asks first about a service, in a few words each: no sentence, no full stop. */
export interface ServiceFacts {
  readonly send: string;
  readonly receive: string;
  /** Left out where only the quotation can say. */
  readonly when?: string;
  /** Left out where only the quotation can say. */
  readonly cost?: string;
  readonly decides: string;
}
