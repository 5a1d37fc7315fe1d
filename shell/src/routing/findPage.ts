import type { Location } from 'react-router-dom';
import type { Composition } from 'shared/contract/Composition';
import type { Federation } from 'shared/federation/browserFederation';
import { isSettledWithin } from '../loading/isSettledWithin.ts';
import { recover } from '../loading/recover.ts';
import { matchRoute, type View } from './matchRoute.ts';

/** A page whose code and content are in, or what happens instead. */
export type FoundPage = { readonly view: View; readonly title: string } | 'leaving' | 'trouble';

const missing = { view: { kind: 'not-found' }, title: 'Page not found' } as const;
const loadBudget = 6200;

export async function findPage(
  composition: Composition,
  federation: Federation,
  location: Location,
): Promise<FoundPage> {
  const view = matchRoute(composition, location.pathname);
  if (view.kind === 'not-found') return missing;
  if (view.isDisabled) return leave();
  try {
    const loading = federation.preloadPage(view.app, view.page, view.params);
    if (!(await isSettledWithin(loading, loadBudget))) throw new Error(`${view.page} of ${view.app} took too long`);
    const { page } = await loading;
    return { view, title: view.title ?? page.title?.(view.params) ?? '' };
  } catch (error) {
    return await giveWay(error, composition, view, location.pathname);
  }
}

async function giveWay(error: unknown, composition: Composition, view: View, pathname: string): Promise<FoundPage> {
  const recovery = await recover({ href: window.location.href, view, composition: composition.id });
  if (recovery === 'reload') return leave();
  if (recovery === 'trouble') return 'trouble';
  console.error(`${pathname} could not be shown`, versions(composition), error);
  return missing;
}

function leave() {
  window.location.reload();
  return 'leaving' as const;
}

const versions = ({ id, apps }: Composition) =>
  `composition ${id}: ${Object.entries(apps)
    .map(([app, { version }]) => `${app}@${version}`)
    .join(' ')}`;
