import { startRadosgw } from '@mirqam/platform/testing/startRadosgw';
import type { Place } from './runSite.ts';

/** An empty bucket on a real S3 server. */
export async function openBucket(): Promise<{ readonly place: Place; readonly close: () => Promise<void> }> {
  const { endpoint, accessKey, secretKey, createBucket, stop } = await startRadosgw();
  await createBucket('real');
  const keys = { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey };
  return { place: { store: 's3://real/site', environment: { AWS_ENDPOINT_URL: endpoint, ...keys } }, close: stop };
}
