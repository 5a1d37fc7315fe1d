import type { journals } from '@mirqam/shared/contract/journals';

type Audience = (typeof journals)[number];

type ContentNameOf<A extends Audience> = A extends Audience ? `${A['value']}-${A['list'][number]['content']}` : never;

/** A content file by its audience and its own name: `author-FindJournal`. */
export type ContentName = ContentNameOf<Audience>;

/** An entry of the journal menu together with the audience it is offered to. */
export interface Service {
  readonly audience: Audience;
  readonly entry: Audience['list'][number];
}
