import { addresses } from './hostileFragments/addresses.ts';
import { attributes } from './hostileFragments/attributes.ts';
import { encodings } from './hostileFragments/encodings.ts';
import { namespaces } from './hostileFragments/namespaces.ts';
import { nesting } from './hostileFragments/nesting.ts';
import { tags } from './hostileFragments/tags.ts';

/** Markup that must never become part of a page, by class. Each case calls `hit()` where it gets to run. */
export const hostileFragments: Readonly<Record<string, readonly string[]>> = {
  tags,
  attributes,
  addresses,
  namespaces,
  encodings,
  nesting,
};
