import { parseArgs } from 'node:util';
import { storeFolder } from '../support/places.ts';
import { updateStore } from '../support/updateStore.ts';
import { soak } from './soak.ts';

// npm run soak -- --promotions 1000 --requests 200000
const { values } = parseArgs({
  options: { promotions: { type: 'string', default: '1000' }, requests: { type: 'string', default: '200000' } },
});
await updateStore(storeFolder, 'production');
const result = await soak({
  promotions: Number(values.promotions),
  requests: Number(values.requests),
  onProgress: (line) => process.stdout.write(`${line}\n`),
});
const { failed, mixed, stale, wrongly304, ...counts } = result;
const faults = { failed, mixed, stale, wrongly304 };
const numbers = Object.entries(faults).map(([kind, found]) => [kind, found.length] as const);
process.stdout.write(`${JSON.stringify({ ...counts, ...Object.fromEntries(numbers) })}\n`);
for (const line of Object.values(faults).flat().slice(0, 20)) process.stderr.write(`${line}\n`);
if (numbers.some(([, count]) => count > 0)) process.exitCode = 1;
