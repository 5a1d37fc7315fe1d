import type { MenuPlace } from '@mirqam/shared/contract/Menu';
import type { RoutePath } from '@mirqam/shared/contract/Route';
import type { JournalEntry, JournalService } from '../content/JournalContent.ts';
import type { JournalWords } from '../content/JournalWords.ts';
import { serviceTitle } from '../services/serviceTitle.ts';

/** The addresses of services in the language of the words, each with its description and its places in the menus. */
export const pathsOf = <B extends string>(
  services: readonly JournalService[],
  words: JournalWords & { readonly base: B },
  publisher: string,
) =>
  services.map(({ entry }) => ({
    path: `${words.base}/${entry.audience}/${entry.slug}` as const,
    ...descriptionOf(entry, words, publisher),
    menus: placesOf(entry, words, services),
  }));

function descriptionOf(
  { audience, slug, label, description }: JournalEntry,
  { art, audiences, base }: JournalWords,
  publisher: string,
) {
  const { label: reader, services: group } = audiences[audience];
  return {
    title: serviceTitle(audiences[audience], label),
    description,
    schema: { type: 'Service', serviceType: label, audience: reader },
    image: { file: `art/${art}og/${audience}.png`, alt: `${publisher}: ${group}` },
    trail: [{ name: group }, { name: label, path: `${base}/${audience}/${slug}` }],
  } as const satisfies Omit<RoutePath, 'path'>;
}

/** Header and footer only link to the first service of an audience, whose page links to the others. */
function placesOf(
  entry: JournalEntry,
  { audiences, header }: JournalWords,
  all: readonly JournalService[],
): readonly MenuPlace[] {
  const { audience, label, desc, icon } = entry;
  const { label: group, wayIn, order } = audiences[audience];
  const isFirst = entry === all.find((service) => service.entry.audience === audience)?.entry;
  return [
    { menu: 'journals', group, label, order, desc, icon },
    ...(isFirst ? [{ menu: 'header' as const, group: header, label: wayIn, order: 30 + order }] : []),
  ];
}
