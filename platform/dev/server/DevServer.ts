import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { errorMessage } from '../../messages/UserError.ts';
import { canonicalJson, shortHash } from '../../release/hash.ts';
import { listen } from '../../serve/listen.ts';
import { writeSiteAddresses } from '../../workspace/siteAddresses.ts';
import type { DevPage, DevState } from '../browser/DevState.ts';
import { type CheckedPage, PageCheck } from '../checks/PageCheck.ts';
import { TypeCheck } from '../checks/TypeCheck.ts';
import { DevApp } from '../DevApp.ts';
import type { DevSetup, DevSite } from '../DevSite.ts';
import { errorsOfReadable } from '../errors/describeErrors.ts';
import { type Checkout, checkoutReader } from '../readCheckout.ts';
import { routesElsewhere } from '../upstream/releasedPage.ts';
import { releasedElsewhere } from '../upstream/takeSnapshot.ts';
import { DevEvents } from './DevEvents.ts';
import { handleRequest } from './handleRequest.ts';

/** Builds apps from source and serves them as one site; open pages apply each change. */
export class DevServer implements DevSite {
  readonly setup: DevSetup;
  readonly apps: readonly DevApp[];
  readonly #readNow: () => Promise<Checkout>;
  /** Ends when the state has all edits so far. */
  #reading = Promise.resolve();
  readonly #id = randomUUID();
  readonly #events = new DevEvents(() => this.#state);
  readonly #types: TypeCheck;
  readonly #pages: PageCheck;
  readonly #http: Server;
  #origin = '';
  #revision = 0;
  /** Whether the last check has reported that it found no error. */
  #areTypesRight = false;
  #state: DevState;

  constructor(setup: DevSetup) {
    this.setup = setup;
    this.#state = { server: this.#id, page: '', builds: {}, problems: [], types: [] };
    const { root, folders, upstream, isMixed, isAlone } = setup;
    const isHosted = folders.some(({ name }) => name === 'shell');
    const host = isAlone ? 'none' : isHosted ? 'dev' : 'released';
    this.apps = folders.map(
      (folder) =>
        new DevApp(folder, host, {
          onBuild: (app) => this.#reportBuild(app),
          onSources: (names) => void this.#readSources(names),
        }),
    );
    const own = folders.map(({ name }) => name);
    this.#readNow = checkoutReader(this.apps, async () =>
      upstream && isMixed ? await releasedElsewhere(upstream, own) : [],
    );
    this.#types = new TypeCheck(root, folders, (errors) => this.#reportTypes(errors));
    this.#pages = new PageCheck(
      async () => {
        const checkout = await this.readCheckout();
        return { root, checkout, elsewhere: await routesElsewhere(setup, checkout), origin: this.#origin };
      },
      (checked) => this.#reportPage(checked),
    );
    this.#http = createServer((request, response) => void handleRequest(this, request, response));
    this.#events.attachTo(this.#http);
  }

  get shell(): DevApp | undefined {
    return this.apps.find(({ name }) => name === 'shell');
  }

  /** Whether the first build of every app has ended. */
  get isBuilt(): boolean {
    return this.apps.every(({ build }) => build);
  }

  /** A page that is newer than the state would load again until the state has followed. */
  readonly readCheckout = async (): Promise<Checkout> => {
    await this.#reading;
    return await this.#readNow();
  };

  readonly stampOf = ({ apps }: Checkout): Pick<DevPage, 'server' | 'page'> => ({
    server: this.#id,
    page: shortHash(canonicalJson([apps, this.#revision])),
  });

  readonly openPage = (path: string): void => this.#pages.open(path);

  /** Resolves to the URL of the site. Rejects with a `UserError` for a port that is taken. */
  async listen(port: number): Promise<string> {
    this.#origin = await listen(this.#http, port);
    return this.#origin;
  }

  /** Builds one app after another, requested ones first; resolves when all are built. */
  async build(): Promise<void> {
    const started = performance.now();
    await this.#readSources([]);
    for (const app of this.apps) await app.start();
    this.setup.notify({ event: 'ready', milliseconds: Math.round(performance.now() - started) });
    this.#types.start();
  }

  /** Resolves when every build and check has ended. */
  async close(): Promise<void> {
    this.#events.close();
    this.#pages.close();
    this.#http.close();
    this.#http.closeAllConnections();
    await Promise.all([this.#types.close(), ...this.apps.map((app) => app.close())]);
  }

  #change(part: Partial<DevState>) {
    this.#state = { ...this.#state, ...part };
    this.#events.send();
  }

  #reportBuild({ name, build }: DevApp) {
    if (!build) return;
    const { hash, errors, milliseconds } = build;
    const isFirst = !this.#state.builds[name];
    // An error in a file of `shared` occurs in every app, but is reported only once.
    const known = new Set(this.#buildErrors);
    for (const error of errors) if (!known.has(error)) this.setup.notify({ event: 'failed', app: name, error });
    if (errors.length === 0 && (isFirst || this.#state.builds[name]?.hash !== hash)) {
      this.setup.notify({ event: 'built', app: name, milliseconds });
    }
    this.#change({ builds: { ...this.#state.builds, [name]: { hash, errors } } });
    if (errors.length === 0 && this.isBuilt) this.#pages.change([name]);
  }

  get #buildErrors(): readonly string[] {
    return Object.values(this.#state.builds).flatMap(({ errors }) => errors);
  }

  #reportPage(checked: CheckedPage) {
    const known = new Set(this.#state.checked?.faults);
    for (const fault of checked.faults)
      if (!known.has(fault)) this.setup.notify({ event: 'problem', message: `a promotion would refuse: ${fault}` });
    this.#change({ checked });
  }

  #reportTypes(all: readonly string[]) {
    const types = errorsOfReadable(all, this.#buildErrors);
    // The build reports what the compiler could not read, and the check says nothing about the rest.
    if (all.length > 0 && types.length === 0) return this.#change({ types });
    if (types.length > 0 || !this.#areTypesRight) this.setup.notify({ event: 'types', errors: types });
    this.#areTypesRight = types.length === 0;
    this.#change({ types });
  }

  /** One after the other, so that the state ends with the last edit. */
  #readSources(names: readonly string[]): Promise<void> {
    this.#reading = this.#reading.then(() => this.#update(names));
    return this.#reading;
  }

  async #update(names: readonly string[]) {
    if (names.some((name) => name !== 'routes')) this.#revision++;
    const checkout = await this.#readNow();
    const { root, notify } = this.setup;
    // Lets the type check accept links to a new page.
    await writeSiteAddresses(root, checkout.routes).catch((error) =>
      notify({ event: 'problem', message: errorMessage(error) }),
    );
    for (const message of checkout.problems) notify({ event: 'problem', message });
    this.#change({ page: this.stampOf(checkout).page, problems: checkout.problems });
    this.#pages.change([]);
  }
}
