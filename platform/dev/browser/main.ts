import './loadScript.ts';
import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { applyChoices } from './applyChoices.ts';
import { connect } from './connect.ts';
import { createOverlay } from './createOverlay.ts';
import { type DevPage, devPageId } from './DevState.ts';
import { followUpdates } from './followUpdates.ts';
import { reportPath } from './reportPath.ts';
import { showBadge } from './showBadge.ts';
import { watchEmptyPage } from './watchEmptyPage.ts';
import { watchErrors } from './watchErrors.ts';

// Runs before the scripts of the site, so that it can change the composition before they read it.
const page = readJson<DevPage>(devPageId);
const overlay = createOverlay();
const errors = watchErrors(overlay);
if (page) {
  const composition = readJson<Composition>(compositionElementId);
  if (composition) applyChoices(page, composition);
  if (page.origin) keepLinks(page.origin);
  showBadge(page, composition);
  connect(followUpdates(page, overlay, errors));
  reportPath();
  watchEmptyPage(overlay);
}

function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Redirects links to the deployed site to the same page of the dev server. */
function keepLinks(origin: string): void {
  const keep = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return;
    link.href = link.pathname + link.search + link.hash;
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) document.addEventListener(type, keep, true);
}
