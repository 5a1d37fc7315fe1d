import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { mapInParallel } from '../store/mapInParallel.ts';
import { parseAddress } from '../store/openS3Store.ts';

interface CopiedObject {
  readonly etag: string;
  readonly input: Omit<PutObjectCommandInput, 'Bucket' | 'Key'>;
}

/** All objects of a bucket at one moment, to restore it after changes. */
export class BucketCopy {
  readonly #client = new S3Client({
    endpoint: process.env['AWS_ENDPOINT_URL'] ?? '',
    forcePathStyle: true,
    region: 'us-east-1',
  });
  readonly #bucket: string;
  readonly #prefix: string;
  #objects = new Map<string, CopiedObject>();

  constructor(address: string) {
    const { bucket, prefix } = parseAddress(address);
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async take(): Promise<void> {
    const etags = await this.#list();
    this.#objects = new Map(
      await mapInParallel([...etags], async ([key, etag]) => [key, { etag, input: await this.#read(key) }] as const),
    );
  }

  /** Removes every object that was not copied; before the first copy, all. */
  async restore(): Promise<void> {
    const etags = await this.#list();
    const added = [...etags.keys()].filter((key) => !this.#objects.has(key));
    await mapInParallel(added, (Key) => this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key })));
    await mapInParallel([...this.#objects], async ([Key, { etag, input }]) => {
      const isMarked = Object.keys(input.Metadata ?? {}).length > 0;
      // The marks are no part of the ETag.
      if (etags.get(Key) !== etag || isMarked)
        await this.#client.send(new PutObjectCommand({ ...input, Bucket: this.#bucket, Key }));
    });
  }

  /** The number of the log in the mark of each public page; 0 for one without a mark. */
  async publicSerials(): Promise<readonly number[]> {
    const folder = `${this.#prefix}site/`;
    const keys = [...(await this.#list()).keys()].filter(
      (key) => key.startsWith(folder) && !/^(?:apps|_preview)\//.test(key.slice(folder.length)),
    );
    return await mapInParallel(keys, async (Key) => {
      const { Metadata } = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key }));
      return Number(Metadata?.['serial'] ?? 0);
    });
  }

  async #list(): Promise<ReadonlyMap<string, string>> {
    const etags = new Map<string, string>();
    let token: string | undefined;
    do {
      const ContinuationToken = token === undefined ? {} : { ContinuationToken: token };
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, ...ContinuationToken }));
      for (const { Key = '', ETag = '' } of page.Contents ?? []) etags.set(Key, ETag);
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return etags;
  }

  async #read(Key: string): Promise<CopiedObject['input']> {
    const object = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }));
    const { CacheControl, ContentEncoding, ContentType, Metadata } = object;
    const Body = await object.Body?.transformToByteArray();
    return { Body, CacheControl, ContentEncoding, ContentType, Metadata };
  }
}
