import type { Command } from 'commander';
import { addCommand, type CommonOptions, run, type Session } from '../Session.ts';
import { verify as verifyStore } from '../verify.ts';

export function addVerify(site: Command) {
  addCommand(site, 'verify', 'check every stored hash, the log and what visitors get; repair what a crash left').action(
    async (options: CommonOptions) => await run(options, verify),
  );
}

async function verify({ store, report }: Session) {
  report.step(`checking ${store.name}`);
  const findings = await verifyStore(store);
  for (const repair of findings.repaired) report.done(`repaired: ${repair}`);
  const [first, ...others] = findings.problems;
  if (first) {
    process.exitCode = 1;
    for (const problem of findings.problems) report.done(`fault: ${problem}`);
    process.stderr.write(`${first}${others.length > 0 ? ` (and ${others.length} more faults)` : ''}\n`);
  } else {
    const counts = Object.entries(findings.checked).map(([what, count]) => `${count} ${what}`);
    report.done(`${store.name} is sound: ${counts.join(', ')}`);
  }
  return findings;
}
