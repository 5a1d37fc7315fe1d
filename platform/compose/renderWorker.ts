import { parentPort } from 'node:worker_threads';
import type { DocumentRequest, PageBody } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../messages/errorMessage.ts';
import { type Builds, openBuilds } from './openBuilds.ts';
import type { BodyRequest, NumberedRequest, NumberedResponse, RenderJob } from './RenderThread.ts';

// The code that a `RenderThread` runs. It imports only what a render needs, so that the thread starts fast.

// Standard output is for the result of the command. Piped to the parent, the output would keep the parent alive.
process.stdout.write = process.stderr.write.bind(process.stderr);

let job: RenderJob | undefined;
let usual: Builds | undefined;
let changed: Builds | undefined;

parentPort?.on('message', async (message: NumberedRequest | { readonly job: RenderJob }) => {
  if (!('job' in message)) return void parentPort?.postMessage(await respond(message));
  ({ job } = message);
  usual = changed = undefined;
});

async function respond(request: NumberedRequest): Promise<NumberedResponse> {
  const { number } = request;
  try {
    return { number, value: 'document' in request ? renderDocument(request.document) : await renderTwice(request) };
  } catch (error) {
    return { number, error: errorMessage(error) };
  }
}

/** Renders a page with two clocks and two sequences of random numbers. Throws if the results differ. */
async function renderTwice(request: BodyRequest) {
  if (!job) throw new Error('a page was requested before its job');
  usual ??= openBuilds(job.builds, { clockOffset: 0, seed: 0 });
  changed ??= openBuilds(job.builds, { clockOffset: 400.6 * 24 * 60 * 60 * 1000, seed: 0.5 });
  const rendered = await renderBody(usual, job, request);
  const { body } = await renderBody(changed, job, request);
  if (body.html === rendered.body.html) return rendered;
  throw new Error(
    `it differs from one render to the next, as in ${differenceOf(rendered.body.html, body.html)}: remove its use of the clock or of random numbers`,
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

function renderDocument(request: DocumentRequest) {
  if (!usual) throw new Error('no body has been rendered');
  return usual.shell.renderDocument(request);
}

function differenceOf(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, at - 20);
  return [one, other].map((html) => JSON.stringify(html.slice(from, from + 40))).join(' and ');
}
