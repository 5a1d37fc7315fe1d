import { endOpening } from './loading/beginWithWindow.ts';
import { nextTask } from './loading/nextTask.ts';

/** Every step is a task of its own, and evaluates its own modules: none keeps a slow phone from answering. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element "root"');
  await nextTask();
  const { openSite } = await import(/* webpackMode: "eager" */ './openSite.ts');
  const site = openSite(root);
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { takeOver } = await import(/* webpackMode: "eager" */ './takeOver.tsx');
  await nextTask();
  takeOver(site);
  const { tryLateFonts } = await import(/* webpackMode: "eager" */ './loading/lateFonts.ts');
  await nextTask();
  await tryLateFonts();
}

// Once the page has loaded, a browser goes back to where the visitor was scrolled to, as far down as the page then reaches.
endOpening();
void start();
