import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../../../messages/UserError.ts';
import { memoize } from '../../memoize.ts';
import type { RenderJob, RequestedPage } from '../RenderJob.ts';
import { type Builds, openBuilds } from './openBuilds.ts';
import { type Machine, setLocale, usualMachine, visitorMachine, withoutWindow } from './visitorMachine.ts';

interface Render {
  readonly body: PageBody;
  /** The named chunks that it loaded. */
  readonly chunks: ReadonlySet<string>;
}

type Property = keyof Machine;

const names: Readonly<Record<Property, string>> = {
  clock: 'the clock',
  seed: 'random numbers',
  timeZone: 'the time zone',
  locale: 'the locale',
  hasWindow: 'a window',
};
const advices: Readonly<Record<Property, string>> = {
  clock: 'do not read the clock',
  seed: 'draw no random numbers',
  timeZone: "name the time zone, as in { timeZone: 'UTC' }",
  locale: "name the locale, as in toLocaleString('en-GB')",
  hasWindow: 'read what belongs to the browser in an effect',
};
const properties = Object.keys(names) as Property[];

/** Renders each page of a job as on the machine of a visitor, too, and refuses one that differs. */
export class MachineRenders {
  readonly #job: RenderJob;
  readonly #buildsOn: (machine: Machine) => Builds;

  constructor(job: RenderJob) {
    this.#job = job;
    this.#buildsOn = memoize((machine) => openBuilds(job.builds, machine));
  }

  get shell(): Builds['shell'] {
    return this.#buildsOn(usualMachine).shell;
  }

  /** Rejects with the error of the page, or one that names the element that differs and what it depends on. */
  async render(request: RequestedPage): Promise<Render> {
    try {
      const render = await this.#renderOn(usualMachine, request);
      const { html } = render.body;
      const other = await this.#htmlOn(visitorMachine, request, withoutWindow);
      if (other === html) return render;
      throw new Error(describe(html, other, await this.#findCauses(request, html)));
    } finally {
      // The document is written on the usual machine.
      setLocale(usualMachine.locale);
    }
  }

  async #findCauses(request: RequestedPage, html: string): Promise<readonly Property[]> {
    const causes: Property[] = [];
    for (const property of properties) {
      const changed = { ...usualMachine, [property]: visitorMachine[property] };
      if ((await this.#htmlOn(changed, request, usualMachine)) !== html) causes.push(property);
    }
    return causes;
  }

  /** What throws in the bare window alone may be sound in a browser, so its page counts as rendered without a window. */
  async #htmlOn(machine: Machine, request: RequestedPage, spare?: Machine): Promise<string> {
    try {
      return (await this.#renderOn(machine, request)).body.html;
    } catch (error) {
      return machine.hasWindow && spare ? await this.#htmlOn(spare, request) : errorMessage(error);
    }
  }

  async #renderOn(machine: Machine, { path, isNotFound, alsoIn }: RequestedPage): Promise<Render> {
    const { shell, openPage } = this.#buildsOn(machine);
    const { composition, base } = this.#job;
    const { loadPage, chunks } = openPage();
    return { body: await shell.renderBody({ composition, path, base, isNotFound, alsoIn, loadPage }), chunks };
  }
}

function describe(html: string, other: string, causes: readonly Property[]): string {
  const { tag, quotes } = differenceOf(html, other);
  // If nothing is the cause, or everything, each render differs from the one before.
  const isAlways = causes.length === 0 || causes.length === properties.length;
  const [on, advice] = isAlways
    ? ['from one render to the next', 'keep nothing between renders, and do not read the clock']
    : [
        `with ${causes.map((cause) => names[cause]).join(' and ')}`,
        causes.map((cause) => advices[cause]).join(', and '),
      ];
  return `its ${tag} differs ${on}, as in ${quotes}: ${advice}`;
}

interface Difference {
  /** The tag of the innermost element that differs. */
  readonly tag: string;
  /** What stands there in both, quoted. */
  readonly quotes: string;
}

/** The first difference between two renders of a page. */
function differenceOf(one: string, other: string): Difference {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 20);
  const quotes = [one, other].map((html) => JSON.stringify(html.slice(from, from + 40))).join(' and ');
  return { tag: tagAt(one, at), quotes };
}

function tagAt(html: string, at: number): string {
  const open: string[] = [];
  for (const [whole, slash, tag = ''] of html.slice(0, at).matchAll(/<(\/?)([a-z][\w-]*)[^>]*>?/gi)) {
    if (slash) open.pop();
    else if (!whole.endsWith('/>')) open.push(tag);
  }
  return `<${open.at(-1) ?? 'body'}>`;
}
