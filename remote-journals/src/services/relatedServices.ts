import type { Menu, MenuEntry } from '@mirqam/shared/contract/Menu';

/** The other services of the audience that the service at `url` is offered to, in the order of the menu. */
export function relatedServices(menu: Menu, url: string): readonly MenuEntry[] {
  const audience = menu.find(({ list }) => list.some((entry) => entry.url === url));
  return audience?.list.filter((entry) => entry.url !== url) ?? [];
}
