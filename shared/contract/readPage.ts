import type { Page } from './Page.ts';

/** Reads the page from its module: `AboutPage.tsx` exports `AboutPage`, in every folder. Throws when the export is missing. */
export function readPage(module: unknown, app: string, page: string): Page {
  const name = page.replace(/^.*\//, '');
  const exported: unknown = isRecord(module) ? module[name] : undefined;
  if (!isPage(exported)) throw new Error(`${app}: src/pages/${page}.tsx must export a component called ${name}`);
  return exported;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPage = (value: unknown): value is Page => typeof value === 'function';
