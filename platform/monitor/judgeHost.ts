import { lookup } from 'node:dns/promises';
import { attempt } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { Faults } from './Faults.ts';
import { type LiveSite, openLiveSite, readCertificate } from './LiveSite.ts';
import { readCarried } from './readLiveState.ts';

/** A certificate is renewed a month before its end. */
const leastDays = 14;

/** Reads the certificate of a site: browsers accept it, and it is not near its end. */
export async function judgeCertificate(url: URL) {
  const { value: certificate, problem } = await attempt(() => readCertificate(url));
  const faults = new Faults();
  const add = (text: string) => faults.add('certificate', text);
  if (problem) add(problem);
  if (certificate?.problem) add(`is refused by browsers: ${certificate.problem}`);
  if (certificate && certificate.daysLeft < leastDays) add(`ends in ${certificate.daysLeft} days: renew it`);
  return { certificate, faults: faults.list() };
}

/**
 * Every server of a site shows this composition; the servers are by default those of its name. Those that do not respond are
 * left out, because browsers choose another one, and a machine may have no IPv6.
 */
export async function judgeServers({ url }: LiveSite, id: string, servers?: readonly string[]) {
  const faults = new Faults();
  await mapInParallel(servers ?? (await findServers(url)), async (address) => {
    const server = openLiveSite(url, address);
    const { value } = await attempt(() => readCarried(server));
    server.close();
    if (value && value.id !== id)
      faults.add(`server ${address}`, `shows composition ${value.id}, another server ${id}`);
  });
  return faults.list();
}

async function findServers({ hostname }: URL): Promise<readonly string[]> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
