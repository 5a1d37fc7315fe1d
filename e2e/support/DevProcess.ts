import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@mirqam/platform/testing/freePort';
import { storeFolder } from './places.ts';

const built = 'waiting for edits';
const checked = '\ntypes: ';

/** A running `site dev`. */
export class DevProcess {
  readonly origin: string;
  /** The time from the command until everything is built. */
  secondsToBuild = 0;
  /** What the command has printed so far. */
  output = '';
  readonly #process: ChildProcess;
  readonly #changes = new EventEmitter();
  #hasEnded = false;

  private constructor(origin: string, child: ChildProcess) {
    this.origin = origin;
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        this.output += data;
        this.#changes.emit('change');
      });
    child.once('close', () => {
      this.#hasEnded = true;
      this.#changes.emit('change');
    });
  }

  /** Resolves when every app is built; the first check of types goes on beside the tests, at low priority. */
  static async start(
    folder: string,
    words: readonly string[] = [],
    environment?: NodeJS.ProcessEnv,
  ): Promise<DevProcess> {
    const command = [join(folder, 'platform/commands/bin.mjs'), 'dev', ...words];
    return await DevProcess.run(process.execPath, command, folder, environment);
  }

  /** Runs another command that starts a dev server; as in CI, because a copy of the checkout needs no cache. */
  static async run(
    command: string,
    words: readonly string[],
    folder: string,
    environment: NodeJS.ProcessEnv = { CI: 'true' },
  ): Promise<DevProcess> {
    const port = await freePort();
    const started = performance.now();
    const child = spawn(command, words, {
      cwd: folder,
      // A process group, so that `stop` reaches every process that the command has started.
      detached: true,
      // The test may run on a terminal, the command does not.
      env: { ...process.env, PORT: String(port), SITE_STORE: storeFolder, FORCE_COLOR: '0', ...environment },
    });
    const dev = new DevProcess(`http://localhost:${port}`, child);
    await dev.#until(built);
    dev.secondsToBuild = (performance.now() - started) / 1000;
    return dev;
  }

  /** Resolves when types have been checked for the first time, so that the check delays no edit. */
  async checked(): Promise<void> {
    await this.#until(checked);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    process.kill(-this.pid, 'SIGTERM');
    await this.ended();
  }

  /** Resolves when every process that the command has started has ended, because each holds the output open. */
  async ended(): Promise<void> {
    if (!this.#hasEnded) await once(this.#process, 'close');
  }

  async #until(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.#hasEnded) throw new Error(`site dev has ended: ${this.output}`);
      await once(this.#changes, 'change');
    }
  }
}
