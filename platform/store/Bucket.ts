import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { z } from 'zod';
import { UserError } from '../messages/UserError.ts';
import { pause } from './pause.ts';
import { largestObject } from './Store.ts';

const readAttempts = 3;

export interface ObjectHead {
  /** Without quotes: some servers compare only the bare value. */
  readonly etag: string;
  /** The log entry that a public page was copied for; undefined for any other object. */
  readonly mark: { readonly serial: number; readonly nonce: string } | undefined;
}

/** The objects of a bucket below a prefix. */
export class Bucket {
  readonly name: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  /** The milliseconds by which the server's clock is ahead of this machine's. */
  #ahead: number | undefined;

  constructor(client: S3Client, bucket: string, prefix: string) {
    this.name = `s3://${bucket}/${prefix}`;
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
    client.middlewareStack.add((next) => async (request) => this.#readClock(await next(request)), {
      step: 'deserialize',
      priority: 'low',
    });
  }

  /** The server's time, from its latest response. */
  async now(): Promise<Date> {
    if (this.#ahead === undefined) await this.head('clock');
    return new Date(Date.now() + (this.#ahead ?? 0));
  }

  /** The server and the bucket. Throws a `UserError` if AWS_ENDPOINT_URL is not a URL. */
  async address(): Promise<string> {
    const endpoint = await this.#client.config.endpoint?.().catch((error) => Promise.reject(this.unavailable(error)));
    const { hostname, port } = endpoint ?? { hostname: 'aws', port: undefined };
    return `${this.name} on ${hostname}:${port ?? 443}`;
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await this.#unlessAbsent(async () => {
      for (let attempt = 1; ; attempt++) {
        const { Body, ContentLength = 0 } = await this.#client.send(new GetObjectCommand(this.#at(key)));
        if (ContentLength > largestObject) {
          if (Body instanceof Readable) Body.destroy();
          return undefined;
        }
        try {
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        } catch (error) {
          // The client itself repeats only requests whose response has not begun.
          if (attempt === readAttempts) throw error;
          await pause(attempt);
        }
      }
    });
  }

  async head(key: string): Promise<ObjectHead | undefined> {
    return await this.#unlessAbsent(async () => {
      const { ETag = '', Metadata = {} } = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      const { serial, nonce = '' } = Metadata;
      return {
        etag: unquoted(ETag),
        mark: serial === undefined ? undefined : { serial: Number(serial), nonce },
      };
    });
  }

  /** The keys with a prefix. With a delimiter, keys are cut after it, and each cut key is listed once. */
  async list(prefix: string, delimiter?: string): Promise<readonly string[]> {
    return [...(await this.listETags(prefix, delimiter)).keys()].sort();
  }

  /** The ETag of each object by key; a cut key has none. */
  async listETags(prefix: string, delimiter?: string): Promise<ReadonlyMap<string, string>> {
    const etags = new Map<string, string>();
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
        .catch((error) => Promise.reject(this.unavailable(error)));
      const folders = (page.CommonPrefixes ?? []).map(({ Prefix }) => ({ Key: Prefix, ETag: '' }));
      for (const { Key, ETag = '' } of [...(page.Contents ?? []), ...folders])
        if (Key) etags.set(Key.slice(this.#prefix.length), unquoted(ETag));
      token = page.NextContinuationToken;
    } while (token);
    return etags;
  }

  /** Rejects with the client's own error: the caller knows what an unmet condition means. */
  async put(key: string, bytes: Uint8Array, options: Partial<PutObjectCommandInput> = {}): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...options, ...this.#at(key), Body: bytes }));
  }

  /** Whether a write with `If-Match` overwrites an object only if it has that ETag. */
  async comparesETags(key: string): Promise<boolean> {
    const write = (text: string, options: Partial<PutObjectCommandInput> = {}) =>
      this.put(key, Buffer.from(text), options).catch((error) => {
        if (!isConditionUnmet(error)) throw this.unavailable(error);
      });
    await write('first');
    const IfMatch = (await this.head(key))?.etag ?? '';
    await write('second', { IfMatch });
    await write('third', { IfMatch });
    const held = await this.get(key);
    await this.remove(key);
    return held?.toString() === 'second';
  }

  /** Removes an object; with an ETag, only one that has it, if the server compares ETags. */
  async remove(key: string, etag?: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand({ ...this.#at(key), ...(etag ? { IfMatch: etag } : {}) }));
    } catch (error) {
      if (!isConditionUnmet(error)) throw this.unavailable(error);
    }
  }

  unavailable(error: unknown): UserError {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new UserError(
      `${this.name} does not respond as a store (${reason.replace(/\s+/g, ' ')}): check the bucket, AWS_ENDPOINT_URL and the credentials`,
    );
  }

  #readClock<T extends { readonly response: unknown }>(result: T): T {
    const milliseconds = Date.parse(dated.safeParse(result.response).data?.headers.date ?? '');
    if (!Number.isNaN(milliseconds)) this.#ahead = milliseconds - Date.now();
    return result;
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async #unlessAbsent<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      return await request();
    } catch (error) {
      if (statusOf(error) === 404 && !isMissingBucket(error)) return undefined;
      throw this.unavailable(error);
    }
  }
}

const dated = z.object({ headers: z.object({ date: z.string() }) });

const unquoted = (etag: string) => etag.replaceAll('"', '');

const isMissingBucket = (error: unknown) => error instanceof Error && error.name === 'NoSuchBucket';

/** The HTTP status in an error of the client; 0 without a response. */
const statusOf = (error: unknown): number => failed.safeParse(error).data?.$metadata.httpStatusCode ?? 0;
const failed = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** Whether a server has refused a write because the object is not, or no longer, as the write requires. */
export const isConditionUnmet = (error: unknown): boolean => [404, 409, 412].includes(statusOf(error));
