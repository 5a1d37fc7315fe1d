import { nextTask } from './firstLoad/firstFrame.ts';
import { createFirstLoad } from './firstLoad/firstLoad.ts';

/** Evaluates the modules in separate tasks, so that none blocks a slow phone for long. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element "root"');
  await nextTask();
  const { openVisit } = await import(/* webpackMode: "eager" */ './openVisit.ts');
  const visit = openVisit(root, firstLoad);
  if (!visit) return;
  await nextTask();
  await import(/* webpackMode: "eager" */ './firstLoad/reactDom.ts');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate.tsx');
  await nextTask();
  hydrate(visit);
}

const firstLoad = createFirstLoad();
firstLoad.frame.paintWholePageOnLoad();
void start();
