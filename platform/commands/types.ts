import type { Command } from 'commander';
import { openUpstream } from '../dev/Upstream.ts';
import { readLive } from '../live/readLive.ts';
import { timeAgo } from '../messages/timeAgo.ts';
import { UserError } from '../messages/UserError.ts';
import { openStore } from '../store/openStore.ts';
import { writeSiteAddresses } from '../workspace/siteAddresses.ts';
import { readSnapshot, type SiteSnapshot, writeSnapshot } from '../workspace/siteSnapshot.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { runInCheckout } from './Session.ts';

interface TypesOptions extends CommonOptions {
  readonly from?: string;
}

export function addTypes(site: Command) {
  addCommand(site, 'types', 'write all addresses as a type that checks links')
    .option('--from <place>', 'add those of a deployed site, or of a store, that this checkout does not have')
    .action(
      async ({ from, ...options }: TypesOptions) =>
        await runInCheckout(options, async ({ root, report }) => {
          if (from !== undefined) await writeSnapshot(root, await takeSnapshot(root, from));
          const addresses = await writeSiteAddresses(root);
          const snapshot = readSnapshot(root);
          report.done(
            `${addresses} addresses${snapshot ? `, those of ${snapshot.from} as of ${timeAgo(snapshot.when)}` : ''}`,
          );
          return { addresses, from: snapshot?.from, when: snapshot?.when };
        }),
    );
}

async function takeSnapshot(root: string, from: string): Promise<SiteSnapshot> {
  const when = new Date().toISOString();
  return /^https?:/.test(from) ? { when, ...(await readSite(from)) } : { when, ...(await readStored(root, from)) };
}

/** A deployed site names its pages in its sitemap, without their owners. */
async function readSite(address: string) {
  const { name, base, request } = openUpstream(address);
  const response = await request(`${base}/sitemap.xml`);
  if (!response.ok)
    throw new UserError(`${name}/sitemap.xml responds with ${response.status}: check the address of the site`);
  const paths = [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  return { from: name, addresses: paths.map((path) => [path, 'site'] as const), menus: [] };
}

async function readStored(root: string, place: string) {
  const store = await openStore(root, place);
  const routes = Object.values((await readLive(store)).releases).flatMap((release) =>
    release.routes.map((route) => ({ app: release.app, ...route })),
  );
  return {
    from: store.name,
    addresses: routes.flatMap(({ app, paths }) => paths.map(({ path }) => [path, app] as const)),
    menus: routes.flatMap(({ shows = {} }) => Object.keys(shows)),
  };
}
