import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import type { TinyCheckout } from './TinyCheckout.ts';

interface BuildResult {
  readonly isFresh?: boolean;
  /** Why the build was refused. */
  readonly error?: string;
}

/** A process that builds the remotes of tiny checkouts, because a command of its own for each would load webpack each time. */
export class TinyBuilder {
  readonly #process = fork(join(__dirname, 'builder.mjs'), { env: { ...process.env, CI: 'true' } });
  readonly #results = on(this.#process, 'message');

  /** Builds at once, also beside another build; the results come in the order in which builds end. */
  async build({ root }: TinyCheckout): Promise<BuildResult> {
    this.#process.send({ app: { name: 'tiny', root: join(root, 'remote-tiny') }, mode: 'development' });
    const { value } = await this.#results.next();
    return value[0];
  }

  stop(): void {
    this.#process.kill();
  }
}
