import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { DocumentRequest, PageDocument } from '@mirqam/shared/contract/Renderer';
import { build } from 'esbuild';
import { z } from 'zod';
import { oneLine, printable } from '../../messages/print.ts';
import type { BodyValues, ParentMessage, RenderedBody, RenderJob, RenderRequest, RequestedPage } from './RenderJob.ts';

// Rendering takes milliseconds; on a machine busy with other work, loading the builds took more than 20 s.
const renderBudget = 60_000;
/** What each page adds to the time that all pages of a job may take together. */
const share = 100;
const idleMilliseconds = 10_000;
const idle = new Map<string, RenderProcess>();
let bundled: Promise<string> | undefined;

const memory = 512;
const options = [
  // The permission model without permissions: no files, processes, threads or native code, and from Node 25 no network.
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  // Otherwise `Function` compiles code that finds what the fence has removed.
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  `--max-old-space-size=${memory}`,
  // Otherwise the process collects garbage only when the machine runs out of memory.
  '--max-semi-space-size=16',
];

/** The heap is limited by an option; what buffers take beside it, on Linux, by the system. */
const limited = `ulimit -d ${3 * memory * 1024}; exec "$0" "$@"`;

const texts = z.array(z.string()).readonly();
const values = {
  mainHeadings: texts,
  emptyHeadings: texts.optional(),
  links: texts,
  ids: texts,
  images: texts,
  pictures: z.array(z.object({ addresses: texts, isSized: z.boolean(), isLazy: z.boolean() })).optional(),
  fileLinks: z.array(z.object({ address: z.string(), text: z.string() })).optional(),
  embedded: z.object({ frame: texts, media: texts }).optional(),
  styled: texts,
  blocked: texts.optional(),
  ofHead: texts.optional(),
  text: z.string(),
  // A value that is missing here would not reach the gates.
} satisfies { readonly [Name in keyof Required<BodyValues>]: z.ZodType };
const bodySchema: z.ZodType<RenderedBody> = z.object({ html: z.string(), values: z.object(values), chunks: texts });
const documentSchema: z.ZodType<PageDocument> = z.object({ start: z.string(), end: z.string() });
const messageSchema = z.union([
  z.object({ print: z.string() }),
  z.object({ number: z.number(), error: z.string() }),
  z.object({ number: z.number(), value: z.unknown() }),
]);
type RenderResponse = { readonly error: string } | { readonly value?: unknown };

/**
 * A process that runs the code of the shell and of one remote, without the environment, files, the network or processes of
 * its own; the code may end or block it. Each render rejects with the error that the code threw, or after a minute, and all
 * renders of a job once they have taken a minute and a tenth of a second for each.
 */
export class RenderProcess {
  readonly #app: string;
  readonly #child: ChildProcess;
  readonly #end: Promise<never>;
  #last: Promise<unknown> = Promise.resolve();
  #waiting: ((response: RenderResponse) => void) | undefined;
  #number = 0;
  /** The milliseconds that are left to the job. */
  #left = renderBudget;
  #isUsable = true;

  private constructor(app: string, program: string) {
    this.#app = app;
    this.#child = spawn('/bin/sh', ['-c', limited, process.execPath, ...options, '-'], {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.on('message', (message) => this.#receive(message));
    this.#end = once(this.#child, 'exit').then(([code, signal]) => {
      const isFull = signal === 'SIGABRT' || code === 134;
      throw new Error(isFull ? `it takes more than ${memory} MB of memory` : 'it ended its process');
    });
    this.#end.catch(() => this.#discard());
    this.#child.stdin?.on('error', () => undefined).end(program);
  }

  /** Opens a process for a job; reuses an idle one of the same app if there is one, because a new one starts slowly. */
  static async open(app: string, job: RenderJob): Promise<RenderProcess> {
    bundled ??= bundleChild();
    const program = await bundled;
    const renderer = idle.get(app) ?? new RenderProcess(app, program);
    idle.delete(app);
    renderer.#left = renderBudget;
    renderer.#child.ref();
    renderer.#child.channel?.ref();
    renderer.#post({ job });
    return renderer;
  }

  async requestBody(body: RequestedPage): Promise<RenderedBody> {
    return await this.#render({ body }, bodySchema);
  }

  /** Asks for the document around a body. */
  async requestDocument(document: DocumentRequest): Promise<PageDocument> {
    return await this.#render({ document }, documentSchema);
  }

  /** Keeps the process for the next job of this command, for some seconds. */
  close(): void {
    if (!this.#isUsable || idle.has(this.#app)) {
      this.#discard();
      return;
    }
    idle.set(this.#app, this);
    this.#child.unref();
    this.#child.channel?.unref();
    setTimeout(() => idle.get(this.#app) === this && this.#discard(), idleMilliseconds).unref();
  }

  #discard(): void {
    this.#isUsable = false;
    if (idle.get(this.#app) === this) idle.delete(this.#app);
    this.#child.kill('SIGKILL');
  }

  #post(message: ParentMessage): void {
    // A process that has just ended refuses it: `#end` says so, and without the callback the error would end the command.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #receive(message: unknown): void {
    const { data } = messageSchema.safeParse(message);
    if (!data) return;
    if ('print' in data) process.stderr.write(printable(data.print));
    else if (data.number === this.#number) this.#waiting?.(data);
  }

  /** One page at a time, so that all chunks that are recorded during a render belong to its page. */
  #render<T>(request: RenderRequest, schema: z.ZodType<T>): Promise<T> {
    const rendering = this.#last.then(async () => {
      const response = await this.#ask(request);
      if ('error' in response) throw new Error(oneLine(response.error));
      const { data, error } = schema.safeParse(response.value);
      if (error)
        throw new Error(`the shell renders it to something else than a page (${error.issues[0]?.path.join('.')})`);
      return data;
    });
    // A page that fails may have changed what the next one finds.
    this.#last = rendering.catch(() => {
      this.#isUsable = false;
    });
    return rendering;
  }

  async #ask(request: RenderRequest): Promise<RenderResponse> {
    const start = performance.now();
    this.#left += share;
    const budget = Math.min(renderBudget, this.#left);
    const problem =
      budget < renderBudget
        ? `the pages of ${this.#app} take more than ${renderBudget / 1000} s and ${share} ms for each`
        : `it did not finish within ${renderBudget / 1000} s`;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#discard();
        reject(new Error(problem));
      }, budget);
    });
    const response = new Promise<RenderResponse>((resolve) => {
      this.#waiting = resolve;
    });
    this.#post({ number: ++this.#number, request });
    return await Promise.race([response, this.#end, timeout]).finally(() => {
      clearTimeout(timer);
      this.#left -= performance.now() - start;
    });
  }
}

/** Returns `renderChild` and all that it imports as one script, because a fenced process may read no file. */
async function bundleChild(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `child/renderChild${extname(import.meta.filename)}`)],
    bundle: true,
    platform: 'node',
    // Otherwise its variables would be globals, which the code of apps could read.
    format: 'iife',
    target: 'node20',
    // A function that is not strict is visible to those that it calls.
    banner: { js: '"use strict";' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
