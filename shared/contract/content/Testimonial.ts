export interface Testimonial {
  readonly id: number;
  /** Written by us, and marked as an example where visitors see it. */
  readonly isSample: boolean;
  readonly name: string;
  readonly role: string;
  /** 1 to 5. */
  readonly ratings: number;
  readonly review: string;
}
