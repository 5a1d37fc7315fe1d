import { duration, paint } from './print.ts';
import { type Step, startStep } from './startStep.ts';

/** Is called with how much of something is done, as in `onProgress(3, 44, 'pages')`. */
export type OnProgress = (done: number, total: number, what: string) => void;

/** Reports to a person what a command does and what came of it. */
export interface Reporter {
  /** Starts a step, with a spinner. */
  readonly step: (text: string) => void;
  /** Says how much of the running step is done. */
  readonly progress: OnProgress;
  /** Prints a line of the result; the running step continues. */
  readonly line: (text: string) => void;
  /** Ends the running step with its result. */
  readonly done: (text: string) => void;
  /** Ends the running step, which may have failed. */
  readonly stop: () => void;
}

/** Creates a reporter; a silent one, for programs, shows the running step on a terminal and nothing else. */
export function createReporter({ isSilent = false } = {}): Reporter {
  const line = (text: string) => void (isSilent || process.stdout.write(`${text}\n`));
  let running: Step | undefined;
  const stop = () => {
    const milliseconds = running?.end() ?? 0;
    running = undefined;
    return milliseconds;
  };
  return {
    step(text) {
      stop();
      running = startStep(text, line);
    },
    progress: (done, total, what) => running?.count(`${done} of ${total} ${what}`),
    line,
    done(text) {
      const milliseconds = stop();
      line(milliseconds < 1000 ? text : `${text} ${paint('dim', `(${duration(milliseconds)})`)}`);
    },
    stop: () => void stop(),
  };
}
