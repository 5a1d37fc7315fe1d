import * as arabic from '@mirqam/shared/contract/ar/site';
import type { Testimonial } from '@mirqam/shared/contract/content/Content';
import { type OwnerFacts, owner, ownerFields } from '@mirqam/shared/contract/owner';
import { site, testimonials } from '@mirqam/shared/contract/site';
import { siteAddress } from '../../compose/siteAddress.ts';

/** The texts of the publisher in one language, of which some can be placeholders. */
interface Publisher {
  /** Where the texts are, in `shared/contract`. */
  readonly files: Readonly<Record<'site' | 'owner', string>>;
  readonly testimonials: readonly Pick<Testimonial, 'isSample'>[];
  readonly facts: OwnerFacts;
}

/** What is the same in every language. */
interface Addresses {
  readonly origin: string;
  readonly email: string;
  readonly social: readonly { readonly label: string; readonly href: string }[];
}

const inEnglish: Publisher = {
  files: { site: 'site.ts', owner: 'owner.ts' },
  testimonials,
  facts: owner,
};
const inArabic: Publisher = {
  files: { site: 'ar/site.ts', owner: 'ar/site.ts' },
  testimonials: arabic.testimonials,
  facts: arabic.owner,
};

/** Lists what the publisher still has to replace in `shared/contract` and in `package.json`, in every language. */
export function findPlaceholders(
  { origin, email, social }: Addresses = { ...siteAddress(), ...site },
  publishers: readonly Publisher[] = [inEnglish, inArabic],
): readonly string[] {
  const links = social.filter(({ href }) => href === '/').map(({ label }) => label);
  // Nobody can own an address under .example, see RFC 2606.
  const isPlaceholder = (address: string) => address.endsWith('.example');
  return [
    ...[origin].filter(isPlaceholder).map((address) => `${address} in package.json`),
    ...[email].filter(isPlaceholder).map((address) => `${address} in shared/contract/site.ts`),
    ...(links.length > 0 ? [`links to ${links.join(', ')} in shared/contract/site.ts`] : []),
    ...publishers.flatMap(placeholdersOf),
  ];
}

function placeholdersOf({ files, testimonials, facts }: Publisher): readonly string[] {
  const samples = testimonials.filter(({ isSample }) => isSample);
  return [
    ...(samples.length > 0 ? [`sample testimonials: ${samples.length} in shared/contract/${files.site}`] : []),
    ...Object.entries(ownerFields)
      .filter(([field]) => !Object.entries(facts).some(([name, fact]) => name === field && fact))
      .map(([field, says]) => `no ${field} (${says}) in shared/contract/${files.owner}`),
  ];
}
