import { site, testimonials } from '@mirqam/shared/contract/site';

/** The fields of the publisher that can be placeholders. */
interface Publisher {
  readonly legalName: string;
  readonly email: string;
  readonly origin: string;
  readonly social: readonly { readonly label: string; readonly href: string }[];
}

/** Lists what the publisher has still to replace in `shared/contract/site.ts`. */
export function findPlaceholders(publisher: Publisher = site, quoted = testimonials): readonly string[] {
  const { legalName, email, origin, social } = publisher;
  const links = social.filter(({ href }) => href === '/').map(({ label }) => label);
  const samples = quoted.filter(({ isSample }) => isSample);
  return [
    // Nobody can own an address under .example, see RFC 2606.
    ...[origin, email].filter((address) => address.endsWith('.example')),
    ...(legalName.startsWith('[') ? [legalName] : []),
    ...(links.length > 0 ? [`links to ${links.join(', ')}`] : []),
    ...(samples.length > 0 ? [`sample testimonials: ${samples.length}`] : []),
  ];
}
