import { resolve } from 'node:path';
import type { Command } from 'commander';
import { nginxConfiguration } from '../hosting/nginxConfiguration.ts';
import { hostedSite } from '../live/readHostedSite.ts';
import { ports } from '../messages/readNumber.ts';
import { UserError } from '../messages/UserError.ts';
import { refuseBucket } from '../store/openStore.ts';
import { wholeNumber } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore } from './cli/Session.ts';

interface NginxOptions extends CommonOptions {
  readonly root?: string;
  readonly port: number;
  readonly brotli?: boolean;
  readonly ipv6?: boolean;
}

export function addNginx(site: Command) {
  addCommand(site, 'nginx', 'print an nginx configuration that serves the store')
    .option('--root <folder>', 'the folder of the store on the machine of nginx, if it differs')
    .option('--port <number>', 'the port to listen on', wholeNumber({ name: '--port', ...ports }), 8080)
    .option('--brotli', 'use the nginx module brotli_static')
    .option('--ipv6', 'listen on IPv6 too, which a kernel without it refuses')
    .action(
      async ({ root, port, brotli = false, ipv6 = false, ...options }: NginxOptions) =>
        await readStore(options, async ({ store, report }) => {
          if (!root) refuseBucket();
          const folder = resolve(root ?? store.name);
          if (/[^\w./ -]/.test(folder))
            throw new UserError(
              `nginx can only read paths of the letters A to Z, digits, "_", "-", "." and spaces, got "${folder}": choose another with --root`,
            );
          const configuration = nginxConfiguration({
            store: folder,
            port,
            hasBrotli: brotli,
            hasIpv6: ipv6,
            ...(await hostedSite(store)),
          });
          report.done(configuration.trimEnd());
          return { configuration };
        }),
    );
}
