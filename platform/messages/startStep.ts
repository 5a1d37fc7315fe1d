import yoctoSpinner from 'yocto-spinner';
import { duration } from './print.ts';

/** A step of a command that is running. */
export interface Step {
  /** Shows how much is done, as in `3 of 44 pages`. */
  readonly count: (text: string) => void;
  /** Returns the milliseconds that the step took. */
  readonly end: () => number;
}

/** The interval of the lines that a step prints where the output is not a terminal. */
const secondsBetweenLines = 30;

/**
 * Shows a step with its count and its time: on a terminal as a spinner on standard error, otherwise as lines that it passes
 * to `line`.
 */
export function startStep(text: string, line: (text: string) => void): Step {
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
    count(text) {
      counted = text;
      if (shown) shown.spinner.text = describe();
    },
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
