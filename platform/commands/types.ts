import type { Command } from 'commander';
import { takeSnapshot } from '../dev/upstream/takeSnapshot.ts';
import { timeAgo } from '../messages/print.ts';
import { writeSiteAddresses } from '../workspace/siteAddresses.ts';
import { readSnapshot, writeSnapshot } from '../workspace/siteSnapshot.ts';
import { findApps, siteOf } from '../workspace/workspace.ts';
import { addCommand, addFrom, type CommonOptions } from './cli/options.ts';
import { runInCheckout } from './cli/Session.ts';
import { reportStale } from './translated.ts';

export function addTypes(site: Command) {
  addFrom(addCommand(site, 'types', 'write all addresses as a type that checks links')).action(
    async ({ from, ...options }: CommonOptions) =>
      await runInCheckout(options, async ({ root, report }) => {
        const place = from ?? siteOf(root)?.from;
        if (place !== undefined) await writeSnapshot(root, await takeSnapshot(root, place));
        const addresses = await writeSiteAddresses(root);
        const snapshot = readSnapshot(root);
        report.done(
          `${addresses} addresses${snapshot ? `, those of ${snapshot.from} as of ${timeAgo(snapshot.when)}` : ''}`,
        );
        const stale = reportStale(report, findApps(root));
        return { addresses, from: snapshot?.from, when: snapshot?.when, stale };
      }),
  );
}
