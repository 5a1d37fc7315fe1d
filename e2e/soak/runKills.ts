import { parseArgs } from 'node:util';
import { storeFolder } from '../support/places.ts';
import { updateStore } from '../support/updateStore.ts';
import { kills } from './kills.ts';

// npm run kills -- --kills 500 --seed 1
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
await updateStore(storeFolder, 'production');
const { moments, faults } = await kills({
  kills: Number(values.kills),
  deployEvery: 2,
  seed: Number(values.seed),
  onProgress: (line) => process.stdout.write(`${line}\n`),
});
for (const [moment, times] of Object.entries(moments).sort()) {
  process.stdout.write(`${String(times).padStart(4)} times ${moment}\n`);
}
process.stdout.write(`${values.kills} kills with seed ${values.seed}, ${faults.length} faults\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
