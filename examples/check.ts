import { checkCloudFront } from './checkCloudFront.ts';
import { checkCloudflare } from './checkCloudflare.ts';
import { checkKubernetes } from './checkKubernetes.ts';

for (const check of [checkKubernetes, checkCloudFront, checkCloudflare]) {
  await check();
  process.stdout.write(`${check.name} passed\n`);
}
