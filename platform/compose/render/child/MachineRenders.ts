import { type LoadPage, readPage } from '@mirqam/shared/contract/Page';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../../../messages/UserError.ts';
import { type ReadSource, runBuild } from '../../../release/runBuild.ts';
import { memoize } from '../../memoize.ts';
import type { BuildSources, RenderJob, RequestedPage } from '../RenderJob.ts';
import { describeDifference, type Property, properties } from './describeDifference.ts';
import { refuseModule, requireForShell } from './fence.ts';
import {
  type Machine,
  setLocale,
  smallMachine,
  usualMachine,
  variablesOf,
  visitorMachine,
  withoutWindow,
} from './visitorMachine.ts';

/** What React throws for a portal, which it cannot hydrate either. */
const portalError = 'Portals are not currently supported by the server renderer.';

/** What only some windows have. Few remotes read it, so that a render in a small window costs the others no time. */
const readsWindow =
  /\b(?:classList|client(?:Height|Width)|devicePixelRatio|getAttribute|(?:inner|outer)(?:Height|Width)|localStorage|matchMedia|navigator|screen\.\w+|sessionStorage|visualViewport)\b/;

/** Renders each page of a job as on the machines of visitors, too, and refuses one that differs. */
export class MachineRenders {
  readonly #job: RenderJob;
  /** The page modules that have been rendered. */
  readonly #rendered = new Set<string>();
  /** The machines to compare with, each with one for a page that throws in the window. */
  readonly #visitors: (readonly [Machine, Machine])[] = [[visitorMachine, withoutWindow]];
  readonly #buildsOn: (machine: Machine) => ReturnType<typeof openBuilds>;

  constructor(job: RenderJob) {
    this.#job = job;
    this.#buildsOn = memoize((machine) => openBuilds(job.builds, machine));
    const { shell: _, ...remotes } = job.builds;
    const sources = Object.values(remotes).flatMap((build) => Object.values(build.sources));
    if (sources.some((source) => readsWindow.test(source))) this.#visitors.push([smallMachine, usualMachine]);
  }

  get shell(): ShellServer {
    return this.#buildsOn(usualMachine).shell;
  }

  /** Rejects with the error of the page, or one that names the element that differs and what it depends on. */
  async render(request: RequestedPage) {
    try {
      const render = await this.#renderOn(usualMachine, request);
      const { html } = render.body;
      // What a module keeps between renders, such as a counter, differs after one more.
      const again = this.#isFirst(render.modules) ? this.#visitors.slice(0, 1) : [];
      for (const [machine, spare] of [...this.#visitors, ...again]) {
        const other = await this.#htmlOn(machine, request, spare);
        if (other !== html)
          throw new Error(describeDifference(html, other, await this.#findCauses(machine, request, html)));
      }
      return render;
    } finally {
      // The document is written on the usual machine.
      setLocale(usualMachine.locale);
    }
  }

  /** Whether one of the modules is rendered for the first time. */
  #isFirst(modules: ReadonlySet<string>): boolean {
    const known = this.#rendered.size;
    for (const name of modules) this.#rendered.add(name);
    return this.#rendered.size > known;
  }

  async #findCauses(machine: Machine, request: RequestedPage, html: string): Promise<readonly Property[]> {
    const causes: Property[] = [];
    for (const property of properties) {
      const changed = { ...usualMachine, [property]: machine[property] };
      if ((await this.#htmlOn(changed, request, usualMachine)) !== html) causes.push(property);
    }
    return causes;
  }

  /** What throws in the bare window alone may be sound in a browser, so its page counts as rendered without a window. */
  async #htmlOn(machine: Machine, request: RequestedPage, spare?: Machine): Promise<string> {
    try {
      return (await this.#renderOn(machine, request, true)).body.html;
    } catch (error) {
      if (errorMessage(error).startsWith(portalError))
        throw new Error(
          'it renders a portal with a window: render it after an effect has run, as in useEffect(() => setOpen(true), [])',
        );
      return machine.window !== 'none' && spare ? await this.#htmlOn(spare, request) : errorMessage(error);
    }
  }

  async #renderOn(machine: Machine, request: RequestedPage, isCompared = false) {
    const { shell, openPage } = this.#buildsOn(machine);
    const { composition, base } = this.#job;
    const { loadPage, chunks, modules } = openPage();
    return { body: await shell.renderBody({ ...request, composition, base, loadPage, isCompared }), chunks, modules };
  }
}

interface RemoteServer {
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Loads the builds of a composition from scratch: the shell's at once, a remote's when a page first needs it. */
function openBuilds(builds: Readonly<Record<string, BuildSources>>, machine: Machine) {
  const globals = variablesOf(machine);
  setLocale(machine.locale);
  let chunks = new Set<string>();
  const { read, server } = sourcesOf(builds, 'shell');
  const shell = runBuild(read, server, {
    variables: { ...globals, recordChunk: () => undefined },
    requireModule: requireForShell,
  }) as ShellServer;
  const variables = {
    ...globals,
    rendererModules: shell.modules,
    recordChunk: (name: string) => void chunks.add(name),
  };
  const remoteOf = memoize((app: string) => {
    const { read, server } = sourcesOf(builds, app);
    const { pages } = runBuild(read, server, { variables, requireModule: refuseModule }) as RemoteServer;
    return async (page: string) => readPage(await pages[page]?.(), app, page);
  });
  /** Returns a function that loads the remotes' modules for one page, and the sets of chunks and modules that fill as they load. */
  const openPage = () => {
    setLocale(machine.locale);
    chunks = new Set();
    const modules = new Set<string>();
    const loaders = memoize((app: string) => memoize(remoteOf(app)));
    const loadPage: LoadPage = (app, page) => {
      modules.add(page);
      return loaders(app)(page);
    };
    return { loadPage, chunks, modules };
  };
  return { shell, openPage };
}

function sourcesOf(builds: Readonly<Record<string, BuildSources>>, app: string) {
  const build = builds[app];
  if (!build) throw new Error(`it loads a page of ${app}, whose build it may not run`);
  const read: ReadSource = (file) => {
    const source = build.sources[file];
    if (source === undefined) throw new Error(`${file} is not a file of its release`);
    return source;
  };
  return { read, server: build.server };
}
