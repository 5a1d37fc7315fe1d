import yoctoSpinner from 'yocto-spinner';
import { duration, paint } from './print.ts';

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
  let running: ReturnType<typeof startStep> | undefined;
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

/** The interval of the lines that a step prints where the output is not a terminal. */
const secondsBetweenLines = 30;

/**
 * Shows a step with its count and its time: on a terminal as a spinner on standard error, otherwise as lines that it passes
 * to `line`.
 */
function startStep(text: string, line: (text: string) => void) {
  const started = performance.now();
  const age = () => performance.now() - started;
  let counted = '';
  const describe = () => {
    const details = [counted, age() < 1000 ? '' : duration(age())].filter(Boolean).join(', ');
    return details ? `${text}: ${details}` : text;
  };
  const shown = isTerminal() ? startSpinner(text) : undefined;
  let seconds = 0;
  const tick = () => {
    if (shown) shown.spinner.text = describe();
    else if (++seconds % secondsBetweenLines === 0) line(`${describe()} …`);
  };
  const timer = setInterval(tick, 1000).unref();
  return {
    /** Shows how much is done, as in `3 of 44 pages`. */
    count(text: string) {
      counted = text;
      if (shown) shown.spinner.text = describe();
    },
    /** Returns the milliseconds that the step took. */
    end() {
      clearInterval(timer);
      shown?.stop();
      return age();
    },
  };
}

// The log of a pipeline keeps every line, even if it calls itself a terminal.
const isTerminal = () => process.stderr.isTTY && process.env['TERM'] !== 'dumb' && !('CI' in process.env);

function startSpinner(text: string) {
  // `main` ends an interrupted command.
  const spinner = yoctoSpinner({ text, handleSignals: false }).start();
  const stop = () => {
    process.off('exit', stop);
    spinner.stop();
  };
  // The spinner hides the cursor.
  process.once('exit', stop);
  return { spinner, stop };
}
