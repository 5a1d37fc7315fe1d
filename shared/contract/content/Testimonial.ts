export interface Testimonial {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  /** 1 to 5. */
  readonly ratings: number;
  readonly review: string;
}
