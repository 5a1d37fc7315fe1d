import { GetObjectCommand, type PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { Bucket } from '../store/Bucket.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { parseAddress } from '../store/openS3Store.ts';

interface CopiedObject {
  readonly etag: string;
  readonly bytes: Uint8Array;
  readonly headers: Partial<PutObjectCommandInput>;
}

/** All objects of a store in a bucket at one moment, to restore it after changes. */
export class BucketCopy {
  readonly #client = new S3Client({
    endpoint: process.env['AWS_ENDPOINT_URL'] ?? '',
    forcePathStyle: true,
    region: 'us-east-1',
  });
  readonly #address: ReturnType<typeof parseAddress>;
  readonly #bucket: Bucket;
  #objects: ReadonlyMap<string, CopiedObject> = new Map();

  constructor(address: string) {
    this.#address = parseAddress(address);
    this.#bucket = new Bucket(this.#client, this.#address.bucket, this.#address.prefix);
  }

  async take(): Promise<void> {
    const etags = await this.#bucket.listETags('');
    const read = async ([key, etag]: readonly [string, string]) => [key, { etag, ...(await this.#read(key)) }] as const;
    this.#objects = new Map(await mapInParallel([...etags], read));
  }

  /** Removes every object that was not copied; before the first copy, all. */
  async restore(): Promise<void> {
    const etags = await this.#bucket.listETags('');
    const added = [...etags.keys()].filter((key) => !this.#objects.has(key));
    await mapInParallel(added, (key) => this.#bucket.remove(key));
    await mapInParallel([...this.#objects], async ([key, { etag, bytes, headers }]) => {
      const isMarked = Object.keys(headers.Metadata ?? {}).length > 0;
      // The marks are not part of the ETag.
      if (etags.get(key) !== etag || isMarked) await this.#bucket.put(key, bytes, headers);
    });
  }

  /** The number of the log in the mark of each public page; 0 for one without a mark. */
  async publicSerials(): Promise<readonly number[]> {
    const keys = (await this.#bucket.list('site/')).filter((key) => !/^site\/(?:apps|_preview)\//.test(key));
    return await mapInParallel(keys, async (key) => (await this.#bucket.head(key))?.mark?.serial ?? 0);
  }

  async #read(key: string): Promise<Omit<CopiedObject, 'etag'>> {
    const { bucket, prefix } = this.#address;
    const object = await this.#client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
    const { CacheControl, ContentEncoding, ContentType, Metadata } = object;
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    return { bytes, headers: { CacheControl, ContentEncoding, ContentType, Metadata } };
  }
}
