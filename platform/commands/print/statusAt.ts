import { paint } from '../../messages/print.ts';
import { describeFault } from '../../monitor/Faults.ts';
import { judgeCertificate, judgeServers } from '../../monitor/judgeHost.ts';
import { openLiveSite } from '../../monitor/LiveSite.ts';
import { readLiveState } from '../../monitor/readLiveState.ts';
import type { CheckoutSession } from '../cli/Session.ts';

/** Shows what a visitor of a live site gets, which needs no store. */
export async function statusAt({ report }: CheckoutSession, url: URL) {
  const site = openLiveSite(url);
  try {
    report.step(`reading ${url.origin}`);
    const { composition, pages } = await readLiveState(site);
    const { id, apps, site: address } = composition;
    const { certificate, faults: ofCertificate } = await judgeCertificate(url);
    const faults = [...ofCertificate, ...(await judgeServers(site, id))];
    const listed = address?.isUnlisted ? ', none of which a search engine may list' : '';
    report.done(paint('bold', `visitors of ${url.origin} get composition ${id}`));
    for (const [app, { version, disabled }] of Object.entries(apps))
      report.line(`  ${paint('green', `${app}@${version}`)}${disabled ? paint('yellow', ' (disabled)') : ''}`);
    report.line(`  ${pages.length} pages${listed}`);
    if (address && address.origin !== url.origin) report.line(`  its pages name ${address.origin} as their address`);
    if (certificate) report.line(`  ${certificate.daysLeft} days left of the certificate`);
    for (const fault of faults) report.line(paint('red', `  ${describeFault(fault)}`));
    if (faults.length > 0) process.exitCode = 1;
    return { url: url.origin, composition: id, site: address, apps, pages: pages.length, certificate, faults };
  } finally {
    site.close();
  }
}
