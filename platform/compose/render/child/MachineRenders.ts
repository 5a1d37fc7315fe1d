import { type LoadPage, readPage } from '@mirqam/shared/contract/Page';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../../../messages/UserError.ts';
import { type ReadSource, runBuild } from '../../../release/runBuild.ts';
import { memoize } from '../../memoize.ts';
import type { BuildSources, RenderJob, RequestedPage } from '../RenderJob.ts';
import { describeDifference, type Property, properties } from './describeDifference.ts';
import { refuseModule, requireForShell } from './fence.ts';
import { type Machine, setLocale, usualMachine, variablesOf, visitorMachine, withoutWindow } from './visitorMachine.ts';

/** What React throws for a portal, which it cannot hydrate either. */
const portalError = 'Portals are not currently supported by the server renderer.';

/** Renders each page of a job as on the machine of a visitor, too, and refuses one that differs. */
export class MachineRenders {
  readonly #job: RenderJob;
  readonly #buildsOn: (machine: Machine) => ReturnType<typeof openBuilds>;

  constructor(job: RenderJob) {
    this.#job = job;
    this.#buildsOn = memoize((machine) => openBuilds(job.builds, machine));
  }

  get shell(): ShellServer {
    return this.#buildsOn(usualMachine).shell;
  }

  /** Rejects with the error of the page, or one that names the element that differs and what it depends on. */
  async render(request: RequestedPage) {
    try {
      const render = await this.#renderOn(usualMachine, request);
      const { html } = render.body;
      const other = await this.#htmlOn(visitorMachine, request, withoutWindow);
      if (other === html) return render;
      throw new Error(describeDifference(html, other, await this.#findCauses(request, html)));
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
      return (await this.#renderOn(machine, request, true)).body.html;
    } catch (error) {
      if (errorMessage(error).startsWith(portalError))
        throw new Error(
          'it renders a portal with a window: render it after an effect has run, as in useEffect(() => setOpen(true), [])',
        );
      return machine.hasWindow && spare ? await this.#htmlOn(spare, request) : errorMessage(error);
    }
  }

  async #renderOn(machine: Machine, request: RequestedPage, isCompared = false) {
    const { shell, openPage } = this.#buildsOn(machine);
    const { composition, base } = this.#job;
    const { loadPage, chunks } = openPage();
    return { body: await shell.renderBody({ ...request, composition, base, loadPage, isCompared }), chunks };
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
  /** Returns a function that loads the remotes' modules for one page, and the set of chunks that fills as they load. */
  const openPage = () => {
    setLocale(machine.locale);
    chunks = new Set();
    const loaders = memoize((app: string) => memoize(remoteOf(app)));
    const loadPage: LoadPage = (app, page) => loaders(app)(page);
    return { loadPage, chunks };
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
