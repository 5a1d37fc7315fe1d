#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  await import('../workspace/typescript.mjs');
  const { endBySignal, main } = await import('./cli/main.ts');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endBySignal);
  // A reader such as `head` may close the pipe early: the command still runs to its end.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  await main(process.argv);
} else {
  console.error(`Node ${process.versions.node} is too old for this site: install Node 20.19 or newer`);
  process.exitCode = 1;
}
