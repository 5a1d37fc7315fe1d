import { parentPort } from 'node:worker_threads';
import type { DocumentRequest, PageBody } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../messages/errorMessage.ts';
import { type Builds, openBuilds } from './openBuilds.ts';
import type { BodyQuestion, NumberedAnswer, NumberedQuestion, RenderJob } from './RenderThread.ts';

// Standard output belongs to the result of the command. A parent that reads the output of a thread does not end before it.
process.stdout.write = process.stderr.write.bind(process.stderr);

// The thread of a `RenderThread`. It loads no more than a render needs, so that it starts soon.
let job: RenderJob | undefined;
let usual: Builds | undefined;
let changed: Builds | undefined;

parentPort?.on('message', async (message: NumberedQuestion | { readonly job: RenderJob }) => {
  if (!('job' in message)) return void parentPort?.postMessage(await answer(message));
  ({ job } = message);
  usual = changed = undefined;
});

async function answer(question: NumberedQuestion): Promise<NumberedAnswer> {
  const { number } = question;
  try {
    return { number, value: 'document' in question ? renderDocument(question.document) : await renderTwice(question) };
  } catch (error) {
    return { number, error: errorMessage(error) };
  }
}

/** Renders a page with two clocks and two sequences of random numbers: what depends on either is not the same. */
async function renderTwice(question: BodyQuestion) {
  if (!job) throw new Error('a page was requested before its job');
  usual ??= openBuilds(job.builds, { milliseconds: 0, chance: 0 });
  changed ??= openBuilds(job.builds, { milliseconds: 400.6 * 24 * 60 * 60 * 1000, chance: 0.5 });
  const rendered = await renderBody(usual, job, question);
  const { body } = await renderBody(changed, job, question);
  if (body.html === rendered.body.html) return rendered;
  throw new Error(
    `it differs from one render to the next, as in ${differenceOf(rendered.body.html, body.html)}: take chance and the clock out of it`,
  );
}

async function renderBody(
  { shell, openPage }: Builds,
  { composition, base }: RenderJob,
  { path, isNotFound }: BodyQuestion,
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
