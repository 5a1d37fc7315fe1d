import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Composition } from '@mirqam/shared/contract/Composition';
import type { DocumentRequest, PageBody, PageDocument } from '@mirqam/shared/contract/Renderer';
import type { BuildSources } from './openBuilds.ts';

/** What a thread renders pages of. */
export interface RenderJob {
  readonly composition: Composition;
  /** The prefix of a preview or of an export below a path, else empty. */
  readonly base: string;
  readonly builds: Readonly<Record<string, BuildSources>>;
}

/** Asks for the body of a page. */
export interface BodyQuestion {
  readonly path: string;
  readonly isNotFound: boolean;
}

type Question = BodyQuestion | { readonly document: DocumentRequest };
type Answer = { readonly value: unknown } | { readonly error: string };

/** The number of a question stands in its answer, because several can wait for one thread. */
export type NumberedQuestion = Question & { readonly number: number };
export type NumberedAnswer = Answer & { readonly number: number };

export interface RenderedBody {
  readonly body: PageBody;
  /** The named chunks that it loaded. */
  readonly chunks: ReadonlySet<string>;
}

// Rendering takes milliseconds; on a machine busy with other work, loading the builds took more than 20 s.
const renderBudget = 60_000;
const idleMilliseconds = 10_000;
const idle = new Set<RenderThread>();

/**
 * A thread that runs the code of apps, which may end it or block it. Each method rejects with what the code threw, and
 * after a minute; then the thread is not used again.
 */
export class RenderThread {
  readonly #worker: Worker;
  readonly #end: Promise<never>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;
  #isUsable = true;

  private constructor() {
    this.#worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
      // Without a limit, a thread collects garbage only when the machine runs out of memory.
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 },
    });
    this.#worker.on('message', (answer: NumberedAnswer) => this.#waiting.get(answer.number)?.(answer));
    this.#end = once(this.#worker, 'exit').then(() => {
      throw new Error('it ended its thread, as process.exit does');
    });
    this.#end.catch(() => this.#discard());
  }

  /** Takes a thread that is idle, because one takes long to start. */
  static open(job: RenderJob): RenderThread {
    const [thread = new RenderThread()] = idle;
    idle.delete(thread);
    thread.#worker.ref();
    thread.#worker.postMessage({ job });
    return thread;
  }

  async renderBody(question: BodyQuestion): Promise<RenderedBody> {
    return (await this.#ask(question)) as RenderedBody;
  }

  async renderDocument(document: DocumentRequest): Promise<PageDocument> {
    return (await this.#ask({ document })) as PageDocument;
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

  async #ask(question: Question): Promise<unknown> {
    const number = ++this.#asked;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(number, resolve));
    this.#worker.postMessage({ ...question, number });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#discard();
        reject(new Error(`it did not finish within ${renderBudget / 1000} s`));
      }, renderBudget);
    });
    const answer = await Promise.race([answered, this.#end, timeout]).finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(number);
    });
    if ('value' in answer) return answer.value;
    throw new Error(answer.error);
  }
}
