import type { Command } from 'commander';
import { verify as verifyStore } from '../live/verify.ts';
import { printError } from '../messages/print.ts';
import { addCommand, addDryRun, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';

interface VerifyOptions extends CommonOptions {
  readonly repair?: boolean;
}

export function addVerify(site: Command) {
  addDryRun(addCommand(site, 'verify', 'check every stored hash, the log and what visitors get'))
    .option('--repair', 'repair what a crash left')
    .action(
      async ({ repair = false, dryRun = false, ...options }: VerifyOptions) =>
        await readStore(options, (session) => verify(session, repair && !dryRun)),
    );
}

async function verify({ store, report }: Session, isRepairing: boolean) {
  report.step(`checking ${store.name}`);
  const findings = await verifyStore(store, isRepairing, report.progress);
  for (const repair of findings.repaired) report.line(`repaired: ${repair}`);
  for (const note of findings.notes) report.line(`note: ${note}`);
  for (const problem of findings.problems) report.line(`fault: ${problem}`);
  if (findings.problems.length > 0) {
    process.exitCode = 1;
    report.stop();
    printError(`${store.name} has faults: ${findings.problems.length}`);
  } else {
    const counts = Object.entries(findings.checked).filter(([, count]) => count > 0);
    const sums = counts.map(([what, count]) => `${count} ${what}`).join(', ');
    report.done(sums ? `${store.name} is sound: ${sums}` : `${store.name} holds nothing yet`);
  }
  return findings;
}
