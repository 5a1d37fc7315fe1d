import { parentPort } from 'node:worker_threads';
import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../messages/errorMessage.ts';
import { type Builds, openBuilds } from './openBuilds.ts';
import type {
  AroundBody,
  BodyRequest,
  NumberedRequest,
  NumberedResponse,
  RenderedBody,
  RenderedDocument,
  RenderJob,
} from './RenderThread.ts';

// The code that a `RenderThread` runs. It imports only what a render needs, so that the thread starts fast.

// Standard output is for the result of the command. Piped to the parent, the output would keep the parent alive.
process.stdout.write = process.stderr.write.bind(process.stderr);

const encoder = new TextEncoder();
let job: RenderJob | undefined;
let usual: Builds | undefined;
let changed: Builds | undefined;
/** The HTML of the body that was rendered last. */
let lastBody = '';

parentPort?.on('message', async (message: NumberedRequest | { readonly job: RenderJob }) => {
  if (!('job' in message)) return void (await respond(message));
  ({ job } = message);
  usual = changed = undefined;
});

async function respond(request: NumberedRequest): Promise<void> {
  const { number } = request;
  try {
    if (!('document' in request)) return void parentPort?.postMessage({ number, value: await renderTwice(request) });
    const value = renderDocument(request.document);
    parentPort?.postMessage({ number, value }, [value.start.buffer, value.end.buffer]);
  } catch (error) {
    parentPort?.postMessage({ number, error: errorMessage(error) } satisfies NumberedResponse);
  }
}

/** Renders a page with two clocks and two sequences of random numbers. Throws if the results differ. */
async function renderTwice(request: BodyRequest): Promise<RenderedBody> {
  if (!job) throw new Error('a page was requested before its job');
  usual ??= openUsual(job);
  changed ??= openBuilds(job.builds, { clockOffset: 400.6 * 24 * 60 * 60 * 1000, seed: 0.5 });
  const { body, chunks } = await renderBody(usual, job, request);
  const { html, ...values } = body;
  const { body: other } = await renderBody(changed, job, request);
  lastBody = html;
  if (other.html === html) return { html, values, chunks };
  throw new Error(
    `it differs from one render to the next, as in ${differenceOf(html, other.html)}: remove its use of the clock or of random numbers`,
  );
}

async function renderBody(
  { shell, openPage }: Builds,
  { composition, base }: RenderJob,
  { path, isNotFound }: BodyRequest,
) {
  const { loadPage, chunks } = openPage();
  const body: PageBody = await shell.renderBody({ composition, path, base, isNotFound, loadPage });
  return { body, chunks };
}

/** Runs the code of the shell alone. */
function renderDocument({ body = lastBody, ...document }: AroundBody): RenderedDocument {
  if (!job) throw new Error('a document was requested before its job');
  usual ??= openUsual(job);
  const { start, end } = usual.shell.renderDocument({ ...document, body });
  return { start: encoder.encode(start), end: encoder.encode(end), bodyAt: placeOf(body, end) };
}

const openUsual = ({ builds }: RenderJob) => openBuilds(builds, { clockOffset: 0, seed: 0 });

function placeOf(body: string, end: string): RenderedDocument['bodyAt'] {
  const at = end.indexOf(body);
  if (at < 0) return undefined;
  const from = Buffer.byteLength(end.slice(0, at));
  return [from, from + Buffer.byteLength(body)];
}

function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 20);
  return [one, other].map((html) => JSON.stringify(html.slice(from, from + 40))).join(' and ');
}
