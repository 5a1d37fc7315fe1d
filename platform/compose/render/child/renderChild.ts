import { errorMessage } from '../../../messages/UserError.ts';
import type { ChildMessage, ParentMessage, RenderedBody, RenderRequest, RequestedPage } from '../RenderJob.ts';
import { closeDoors, explainError, watchGlobals } from './fence.ts';
import { MachineRenders } from './MachineRenders.ts';
import { setLocale, usualMachine } from './visitorMachine.ts';

// The program that a `RenderProcess` runs.

/** In UTF-16 units. Repeated words compress well, so that the budget for the HTML of a page allows more than gates read in time. */
const htmlLimit = 1_000_000;
const messageLimit = 2000;

const { exit } = process;
const send = process.send?.bind(process) as (message: ChildMessage) => void;
let renders: MachineRenders | undefined;
/** The number of the request that is being responded to. */
let current: number | undefined;

process.on('disconnect', () => exit());
// What an app throws in a timer or forgets to await.
process.on('uncaughtException', (error) => (current === undefined ? exit(1) : fail(current, error)));
process.on('message', async (message: ParentMessage) => {
  if ('job' in message) renders = new MachineRenders(message.job);
  else await respond(message.number, message.request);
});

closeDoors((print) => send({ print }));
// It replaces methods, which are no change by an app.
setLocale(usualMachine.locale);
const findChange = watchGlobals();

async function respond(number: number, request: RenderRequest): Promise<void> {
  current = number;
  try {
    if (!renders) throw new Error('a page was requested before its job');
    const value =
      'body' in request ? await bodyResponse(renders, request.body) : renders.shell.renderDocument(request.document);
    const changed = findChange();
    if (changed) throw new Error(`it changes "${changed}", which every page of the site shares`);
    send({ number, value });
  } catch (error) {
    fail(number, error);
  }
  current = undefined;
}

const fail = (number: number, error: unknown) =>
  send({ number, error: explainError(errorMessage(error).slice(0, messageLimit)) });

async function bodyResponse(renders: MachineRenders, request: RequestedPage): Promise<RenderedBody> {
  const { body, chunks } = await renders.render(request);
  const { html, ...values } = body;
  if (html.length > htmlLimit) throw new Error(`its HTML has more than ${htmlLimit / 1e6} MB`);
  return { html, values, chunks: [...chunks] };
}
