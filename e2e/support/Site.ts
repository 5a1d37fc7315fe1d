import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './places.ts';

const port = '3190';
const origin = `http://localhost:${port}`;

/** The built site of a checkout, running. */
export class Site {
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  /** Resolves to the site and the seconds until it responded. */
  static async start(
    folder = root,
    store = join(folder, '.cache/bench/store'),
  ): Promise<{ readonly site: Site; readonly seconds: number }> {
    const started = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: port, SITE_STORE: store },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    while (!(await responds())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await setTimeout(20);
    }
    return { site: new Site(child), seconds: (performance.now() - started) / 1000 };
  }

  /** Runs `work` while the site is served. */
  static async during<T>(work: (origin: string) => Promise<T>): Promise<T> {
    const { site } = await Site.start();
    try {
      return await work(origin);
    } finally {
      await site.stop();
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    if (this.#process.pid) process.kill(-this.#process.pid);
    await ended;
  }
}

const responds = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
