/** Reports the progress of a command to a person or a program. */
export interface Reporter {
  /** A step begins that may take a while. */
  readonly step: (text: string) => void;
  /** The progress of the running step. */
  readonly progress: (done: number, total: number) => void;
  /** A result, on a line of its own. */
  readonly done: (text: string) => void;
}

/** Creates a reporter that writes lines; on a terminal it overwrites the running step. */
export function createReporter(stream: NodeJS.WriteStream): Reporter {
  const isTerminal = Boolean(stream.isTTY);
  let current = '';
  const show = (text: string) => {
    if (isTerminal) stream.write(`\r\x1b[K${text}`);
  };
  return {
    step: (text) => {
      current = text;
      show(`${text} …`);
    },
    progress: (done, total) => show(`${current} … ${done} of ${total}`),
    done: (text) => {
      show('');
      stream.write(`${text}\n`);
    },
  };
}

/** A silent reporter, for programs, which only read the result. */
export const quietReporter: Reporter = { step: () => undefined, progress: () => undefined, done: () => undefined };
