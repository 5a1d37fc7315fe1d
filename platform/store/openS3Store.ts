import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { UserError } from '../messages/UserError.ts';
import { Bucket } from './Bucket.ts';
import { S3Store } from './S3Store.ts';

/**
 * Opens `s3://bucket/prefix`; endpoint, region and credentials come from the environment, as for every client of S3.
 * What is read from it stays in a folder of `caches` under the same bucket and prefix.
 */
export function openS3Store(address: string, caches: string): S3Store {
  const { bucket, prefix } = parseAddress(address);
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  // Which versions of Node run the site is said in its package.json.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Other servers than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });
  return new S3Store(new Bucket(client, bucket, prefix), join(caches, bucket, prefix));
}

export function parseAddress(address: string): { readonly bucket: string; readonly prefix: string } {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w-][\w.-]*(?:\/|$))*))?$/.exec(address);
  const [, bucket, folder = ''] = match ?? [];
  if (!bucket) throw new UserError(`"${address}" is no bucket: write SITE_STORE=s3://bucket or s3://bucket/prefix`);
  return { bucket, prefix: folder && `${folder.replace(/\/$/, '')}/` };
}
