import { parentPort } from 'node:worker_threads';
import { errorMessage } from '../messages/errorMessage.ts';
import { MachineRenders } from './MachineRenders.ts';
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
let renders: MachineRenders | undefined;
/** The HTML of the body that was rendered last. */
let lastBody = '';

parentPort?.on('message', async (message: NumberedRequest | { readonly job: RenderJob }) => {
  if (!('job' in message)) return void (await respond(message));
  ({ job } = message);
  renders = undefined;
});

async function respond(request: NumberedRequest): Promise<void> {
  const { number } = request;
  try {
    if (!('document' in request))
      return void parentPort?.postMessage({ number, value: await respondWithBody(request) });
    const value = renderDocument(request.document);
    parentPort?.postMessage({ number, value }, [value.start.buffer, value.end.buffer]);
  } catch (error) {
    parentPort?.postMessage({ number, error: errorMessage(error) } satisfies NumberedResponse);
  }
}

async function respondWithBody(request: BodyRequest): Promise<RenderedBody> {
  renders ??= openRenders();
  const { body, chunks } = await renders.render(request);
  const { html, ...values } = body;
  lastBody = html;
  return { html, values, chunks };
}

/** Runs the code of the shell alone. */
function renderDocument({ body = lastBody, ...document }: AroundBody): RenderedDocument {
  renders ??= openRenders();
  const { start, end } = renders.shell.renderDocument({ ...document, body });
  return { start: encoder.encode(start), end: encoder.encode(end), bodyAt: placeOf(body, end) };
}

function openRenders(): MachineRenders {
  if (!job) throw new Error('a page was requested before its job');
  return new MachineRenders(job);
}

function placeOf(body: string, end: string): RenderedDocument['bodyAt'] {
  const at = end.indexOf(body);
  if (at < 0) return undefined;
  const from = Buffer.byteLength(end.slice(0, at));
  return [from, from + Buffer.byteLength(body)];
}
