import { rm } from 'node:fs/promises';
import { Checkout } from '../support/Checkout.ts';
import { startSite } from './startSite.ts';
import type { Row } from './table.ts';

const page = 'remote-legal/src/content/privacyPolicy.ts';

/** Measures the seconds from `npm start` until the site responds: in a new checkout, again, and after an edit. */
export async function measureStarts(): Promise<readonly Row[]> {
  const checkout = await Checkout.copy();
  await rm(checkout.path('node_modules'), { recursive: true });
  const rows: Row[] = [];
  const start = async (name: string) => {
    const { seconds, stop } = await startSite(checkout.folder);
    await stop();
    rows.push({ 'npm start': name, 's until the site responds': seconds });
  };
  try {
    await start('first: installs, builds, composes');
    await start('again: nothing has changed');
    await checkout.edit(page, 'Personal information', 'Information about you');
    await start('after an edit in one remote');
  } finally {
    await checkout.remove();
  }
  return rows;
}
