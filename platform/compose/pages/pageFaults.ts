import { attempt } from '../../messages/UserError.ts';
import { releasesOf } from '../../release/releases.ts';
import type { Store } from '../../store/Store.ts';
import { checkMarkup, checkResources, openSizeCache } from '../gates/budgets.ts';
import { type FoundRendering, openRenderer } from '../render/openRenderer.ts';
import { type PageToRender, pagePath } from './listPages.ts';
import type { PagesJob } from './PagesJob.ts';

/**
 * Returns functions that find the first rule which a page breaks, and the one that it breaks in the previous composition: a
 * newer rule, if its release and the shell stay as they are.
 */
export function openPageFaults(store: Store, { composition, releases, previous, base }: PagesJob) {
  const measure = openSizeCache(store);
  const hasBudgets = !Object.values(releases).some(({ isDevelopment }) => isDevelopment);
  const findFault = async (page: PageToRender, { start, end, resources, fault }: FoundRendering) => {
    if (fault || !resources || !hasBudgets) return fault;
    const { problem } = await attempt(async () => {
      await checkResources(page.app, pagePath(page), resources, measure);
      await checkMarkup(page.app, pagePath(page), Buffer.concat([start, end]).toString());
    });
    return problem;
  };
  const isSame = (app: string) => previous?.apps[app]?.version === composition.apps[app]?.version;
  let earlier: Promise<ReturnType<typeof openRenderer>> | undefined;
  const findFaultBefore = async (page: PageToRender) => {
    if (!previous || !isSame('shell') || !isSame(page.app)) return undefined;
    earlier ??= releasesOf(store, previous).then((before) => openRenderer(store, previous, before, base));
    const opened = earlier;
    return (await attempt(async () => await findFault(page, await (await opened).render(page)))).value;
  };
  const close = async () => await (await earlier)?.close();
  return { findFault, findFaultBefore, close };
}

/** The warning about a rule that is broken by what visitors got before the rule. */
export const acceptedFault = (fault: string): string => `accepted, because it was live before: ${fault}`;
