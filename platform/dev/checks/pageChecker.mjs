// The process of a `PageCheck`: while it builds and renders, the dev server responds.
import '../../workspace/typescript.mjs';

const { findPageFaults } = await import('./findPageFaults.ts');

process.on('message', async (request) => {
  const faults = await findPageFaults(request).catch((error) => [error.message]);
  process.send?.(faults);
});
process.on('disconnect', () => process.exit());
