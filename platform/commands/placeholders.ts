import { owner, ownerFields } from '@mirqam/shared/contract/owner';
import { site, testimonials } from '@mirqam/shared/contract/site';
import { siteAddress } from '../compose/siteAddress.ts';
import type { Reporter } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';

/** The fields of the publisher that can be placeholders. */
interface Publisher {
  readonly legalName: string;
  readonly email: string;
  readonly social: readonly { readonly label: string; readonly href: string }[];
}

/** Lists what the publisher still has to replace in `shared/contract` and in `package.json`. */
export function findPlaceholders(
  { legalName, email, social }: Publisher = site,
  quoted = testimonials,
  { origin } = siteAddress(),
  facts = owner,
): readonly string[] {
  const links = social.filter(({ href }) => href === '/').map(({ label }) => label);
  const samples = quoted.filter(({ isSample }) => isSample);
  // Nobody can own an address under .example, see RFC 2606.
  const isPlaceholder = (address: string) => address.endsWith('.example');
  const inSite = [
    ...[email].filter(isPlaceholder),
    ...(legalName.startsWith('[') ? [legalName] : []),
    ...(links.length > 0 ? [`links to ${links.join(', ')}`] : []),
    ...(samples.length > 0 ? [`sample testimonials: ${samples.length}`] : []),
  ];
  return [
    ...[origin].filter(isPlaceholder).map((address) => `${address} in package.json`),
    ...inSite.map((text) => `${text} in shared/contract/site.ts`),
    ...ownerFields.filter((field) => !facts[field]).map((field) => `no ${field} in shared/contract/owner.ts`),
  ];
}

interface Placeholders {
  readonly placeholders: readonly string[];
  readonly strict: boolean | undefined;
}

/** Names every placeholder that a release takes to visitors. With `strict` it throws a `UserError` instead. */
export function reportPlaceholders(report: Reporter, { placeholders, strict }: Placeholders): void {
  const names = placeholders.join('; ');
  if (placeholders.length > 0 && strict)
    throw new UserError(`placeholders are left: replace ${names}, or run this without --strict`);
  for (const placeholder of placeholders) report.done(`placeholder left: ${placeholder}`);
}
