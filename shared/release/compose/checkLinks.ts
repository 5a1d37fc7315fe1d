import { Refusal } from '../Refusal.ts';

/** Throws a `Refusal` for the first link inside the site that no page answers. `links` are the targets by page. */
export function checkLinks(links: ReadonlyMap<string, readonly string[]>): void {
  for (const [page, targets] of links) {
    const broken = targets.find((target) => !links.has(target));
    if (broken) throw new Refusal(`${page} links to ${broken}, which no app has: mend the link or add the route`);
  }
}
