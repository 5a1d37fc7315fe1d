import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Composition } from '@mirqam/shared/contract/Composition';
import type { DocumentRequest, PageBody } from '@mirqam/shared/contract/Renderer';
import type { BuildSources } from './openBuilds.ts';
import { resourceLimits } from './resourceLimits.ts';

/** The composition that a thread renders pages of, and its builds. */
export interface RenderJob {
  readonly composition: Composition;
  /** The prefix of a preview, else empty. */
  readonly base: string;
  readonly builds: Readonly<Record<string, BuildSources>>;
}

/** A request for the body of a page. */
export interface BodyRequest {
  readonly path: string;
  readonly isNotFound: boolean;
}

/** A document around a body; without one, around that which the thread has rendered last. */
export type AroundBody = Omit<DocumentRequest, 'body'> & { readonly body?: string | undefined };

type RenderRequest = BodyRequest | { readonly document: AroundBody };
type RenderResponse = { readonly value: unknown } | { readonly error: string };

/** A response repeats the number of its request, because several requests can wait for one thread. */
export type NumberedRequest = RenderRequest & { readonly number: number };
export type NumberedResponse = RenderResponse & { readonly number: number };

export interface RenderedBody {
  readonly html: string;
  readonly values: BodyValues;
  /** The named chunks that it loaded. */
  readonly chunks: ReadonlySet<string>;
}

/** The values of a body that gates and link checks read. */
export type BodyValues = Omit<PageBody, 'html'>;

/** The bytes of a page before and after the elements of its composition. */
export interface RenderedDocument {
  readonly start: Uint8Array<ArrayBuffer>;
  readonly end: Uint8Array<ArrayBuffer>;
  /** The first byte of the body in `end`, and the first after it. */
  readonly bodyAt: readonly [number, number] | undefined;
}

// Rendering takes milliseconds; on a machine busy with other work, loading the builds took more than 20 s.
const renderBudget = 60_000;
const idleMilliseconds = 10_000;
const idle = new Set<RenderThread>();

/**
 * A thread that runs the code of apps, which may end or block it, without the environment, which holds secrets. Each render rejects with the error that the code threw,
 * or after a minute; a thread that ended or took a minute is not used again.
 */
export class RenderThread {
  readonly #worker: Worker;
  readonly #end: Promise<never>;
  readonly #waiting = new Map<number, (response: RenderResponse) => void>();
  #sent = 0;
  #isUsable = true;

  private constructor() {
    this.#worker = new Worker(new URL('./renderWorker.cjs', import.meta.url), { resourceLimits, env: {} });
    this.#worker.on('message', (response: NumberedResponse) => this.#waiting.get(response.number)?.(response));
    this.#end = once(this.#worker, 'exit').then(() => {
      throw new Error('it ended its thread, as process.exit does');
    });
    this.#end.catch(() => this.#discard());
  }

  /** Reuses an idle thread if there is one, because a new one starts slowly. */
  static open(job: RenderJob): RenderThread {
    const [thread = new RenderThread()] = idle;
    idle.delete(thread);
    thread.#worker.ref();
    thread.#worker.postMessage({ job });
    return thread;
  }

  async renderBody(request: BodyRequest): Promise<RenderedBody> {
    return (await this.#send(request)) as RenderedBody;
  }

  /** Renders the document around a body. */
  async renderDocument(document: AroundBody): Promise<RenderedDocument> {
    return (await this.#send({ document })) as RenderedDocument;
  }

  /** Keeps the thread for the next job of this process, for some seconds. */
  close(): void {
    if (!this.#isUsable) return;
    idle.add(this);
    this.#worker.unref();
    setTimeout(() => idle.has(this) && this.#discard(), idleMilliseconds).unref();
  }

  #discard(): void {
    this.#isUsable = false;
    idle.delete(this);
    void this.#worker.terminate();
  }

  async #send(request: RenderRequest): Promise<unknown> {
    const number = ++this.#sent;
    const responded = new Promise<RenderResponse>((resolve) => this.#waiting.set(number, resolve));
    this.#worker.postMessage({ ...request, number });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#discard();
        reject(new Error(`it did not finish within ${renderBudget / 1000} s`));
      }, renderBudget);
    });
    const response = await Promise.race([responded, this.#end, timeout]).finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(number);
    });
    if ('value' in response) return response.value;
    throw new Error(response.error);
  }
}
