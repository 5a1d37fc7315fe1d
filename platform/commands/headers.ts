import type { Command } from 'commander';
import { headersFile } from '../hosting/headersFile.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { runInCheckout } from './cli/Session.ts';

export function addHeaders(site: Command) {
  addCommand(site, 'headers', 'print the "_headers" file of Netlify and Cloudflare').action(
    async (options: CommonOptions) =>
      await runInCheckout(options, async ({ report }) => {
        const file = headersFile();
        report.done(file.trimEnd());
        return { file };
      }),
  );
}
