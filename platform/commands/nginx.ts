import { resolve } from 'node:path';
import type { Command } from 'commander';
import { headersFile } from '../hosting/headersFile.ts';
import { nginxConfiguration } from '../hosting/nginxConfiguration.ts';
import { UserError } from '../messages/UserError.ts';
import { wholeNumber } from './arguments.ts';
import { addCommand, type CommonOptions, look, print } from './Session.ts';

interface NginxOptions extends CommonOptions {
  readonly root?: string;
  readonly port: number;
  readonly brotli?: boolean;
}

export function addNginx(site: Command) {
  addCommand(site, 'nginx', 'print a configuration of nginx for the store')
    .option('--root <folder>', 'where nginx finds the store, if not where this command does')
    .option('--port <number>', 'the port to listen on', wholeNumber(1, 65_535), 8080)
    .option('--brotli', 'nginx has the module brotli_static')
    .action(
      async ({ root, port, brotli = false, ...options }: NginxOptions) =>
        await look(options, async ({ store, report }) => {
          const folder = resolve(root ?? store.name);
          if (/[^\w./ -]/.test(folder))
            throw new UserError(`${folder} is no folder that nginx can read: choose --root`);
          const configuration = nginxConfiguration({ store: folder, port, hasBrotli: brotli });
          report.done(configuration.trimEnd());
          return { configuration };
        }),
    );
}

export function addHeaders(site: Command) {
  addCommand(site, 'headers', 'print a file "_headers" for hosts that read one').action(
    async (options: CommonOptions) =>
      await print(options, async (report) => {
        const file = headersFile();
        report.done(file.trimEnd());
        return { file };
      }),
  );
}
