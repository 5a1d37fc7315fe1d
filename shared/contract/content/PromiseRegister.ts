/**
 * What the pages promise, sentence by sentence, for the publisher to sign off: the specification promises what is
 * `specified`; what is `proposed` moves to `confirmed` once the publisher can keep it. The test of a register also finds
 * sentences that speak of time, money or protection and promise nothing: these are `remarks`.
 */
export type PromiseRegister = Readonly<
  Record<`/${string}`, Readonly<Partial<Record<'specified' | 'proposed' | 'confirmed' | 'remarks', readonly string[]>>>>
>;
