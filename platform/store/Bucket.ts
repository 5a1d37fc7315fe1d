import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { UserError } from '../messages/UserError.ts';

export interface Held {
  /** Without its quotes: not every server compares it with them. */
  readonly etag: string;
  /** The entry of the log that it was written for; 0 for what is no copy. */
  readonly serial: number;
}

/** The objects of a bucket below a prefix. */
export class Bucket {
  readonly name: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(client: S3Client, bucket: string, prefix: string) {
    this.name = `s3://${bucket}/${prefix}`;
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await this.#unlessAbsent(async () => {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    });
  }

  async head(key: string): Promise<Held | undefined> {
    return await this.#unlessAbsent(async () => {
      const { ETag = '', Metadata = {} } = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return { etag: ETag.replaceAll('"', ''), serial: Number(Metadata['serial'] ?? 0) };
    });
  }

  /** With a delimiter, keys that go on after it are cut there and named once. */
  async list(prefix: string, delimiter?: string): Promise<readonly string[]> {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = await this.#client
        .send(
          new ListObjectsV2Command({
            Bucket: this.#bucket,
            Prefix: this.#prefix + prefix,
            ...(delimiter ? { Delimiter: delimiter } : {}),
            ...(token ? { ContinuationToken: token } : {}),
          }),
        )
        .catch((error) => Promise.reject(this.refusal(error)));
      const names = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
      ];
      for (const name of names) if (name) keys.push(name.slice(this.#prefix.length));
      token = page.NextContinuationToken;
    } while (token);
    return keys.sort();
  }

  /** Rejects with what the server answered: the caller knows what a condition that fails means. */
  async put(key: string, bytes: Uint8Array, options: Partial<PutObjectCommandInput>): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...options, ...this.#at(key), Body: bytes }));
  }

  /** Leaves an object that is not the one with this ETag, where the server compares it. */
  async remove(key: string, etag?: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand({ ...this.#at(key), ...(etag ? { IfMatch: etag } : {}) }));
    } catch (error) {
      if (![404, 409, 412].includes(statusOf(error))) throw this.refusal(error);
    }
  }

  refusal(error: unknown): UserError {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new UserError(
      `${this.name} does not answer as a store (${reason.replace(/\s+/g, ' ')}): check the bucket, AWS_ENDPOINT_URL and the credentials`,
    );
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async #unlessAbsent<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (statusOf(error) === 404 && !isNoBucket(error)) return undefined;
      throw this.refusal(error);
    }
  }
}

const isNoBucket = (error: unknown) => error instanceof Error && error.name === 'NoSuchBucket';

/** The HTTP status of what a client threw; 0 when there was no answer. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return 0;
  const { $metadata: answer } = error;
  if (typeof answer !== 'object' || answer === null || !('httpStatusCode' in answer)) return 0;
  return Number(answer.httpStatusCode);
}
