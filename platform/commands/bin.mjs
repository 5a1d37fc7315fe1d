#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
// Only Node 20.11 and newer know the folder.
const [letter] = /[!#'?\\]/.exec(import.meta.dirname ?? '') ?? [];
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`Node ${process.versions.node} is too old for this site: install Node 20.19 or newer`);
} else if (letter) {
  refuse(`${import.meta.dirname} has ${letter} in its path, which webpack cannot read: rename the folder`);
} else {
  await import('../workspace/typescript.mjs');
  const { endBySignal, main } = await import('./cli/main.ts');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endBySignal);
  // A reader such as `head` may close the pipe early: the command still runs to its end.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  await main(process.argv);
}

function refuse(reason) {
  console.error(reason);
  process.exitCode = 1;
}
