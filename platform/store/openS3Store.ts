import { S3Client } from '@aws-sdk/client-s3';
import { UserError } from '../messages/UserError.ts';
import { Bucket } from './Bucket.ts';
import { S3Store } from './S3Store.ts';

/**
 * Opens `s3://bucket/prefix`, with endpoint, region and credentials as AWS tools find them. An attempt fails after
 * `silence` milliseconds without a byte from the server. Throws a `UserError` for an invalid address.
 */
export function openS3Store(address: string, silence = 30_000): S3Store {
  const { bucket, prefix } = parseAddress(address);
  // A workflow sets variables that nobody filled in to empty texts.
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL'];
  // The site's own package.json says which versions of Node it supports.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  let region: Promise<string> | undefined;
  const client = new S3Client({
    // The client asks before every request.
    region: process.env['AWS_REGION'] || process.env['AWS_DEFAULT_REGION'] || (() => (region ??= findRegion())),
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // S3-compatible servers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // `requestTimeout` would only print a warning.
    requestHandler: { connectionTimeout: 5000, socketTimeout: silence },
  });
  return new S3Store(new Bucket(client, bucket, prefix));
}

/** The region in the AWS configuration file or of the machine; else the one that S3-compatible servers expect. */
async function findRegion(): Promise<string> {
  // An empty variable would count as a region.
  if (!process.env['AWS_REGION']) delete process.env['AWS_REGION'];
  return await new S3Client().config.region().catch(() => 'us-east-1');
}

/** Returns the bucket and the prefix of an address. Throws a `UserError` for an invalid address. */
export function parseAddress(address: string): { readonly bucket: string; readonly prefix: string } {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w-][\w.-]*(?:\/|$))*))?$/.exec(address);
  const [, bucket, folder = ''] = match ?? [];
  if (!bucket) throw new UserError(`SITE_STORE must be s3://bucket or s3://bucket/prefix, got "${address}"`);
  return { bucket, prefix: folder && `${folder.replace(/\/$/, '')}/` };
}
