/** Tells a person or a program how a command gets on. */
export interface Reporter {
  /** Something begins that may take a while. */
  step(text: string): void;
  /** How far it is. */
  progress(done: number, total: number): void;
  /** It is done. */
  done(text: string): void;
}

/** Lines for logs; on a terminal the running step is shown on a line that is written over. */
export function createReporter(stream: NodeJS.WriteStream): Reporter {
  const isTerminal = Boolean(stream.isTTY);
  let current = '';
  const show = (text: string) => {
    if (isTerminal) stream.write(`\r\x1b[K${text}`);
  };
  return {
    step(text) {
      current = text;
      show(`${text} …`);
    },
    progress(done, total) {
      show(`${current} … ${done} of ${total}`);
    },
    done(text) {
      show('');
      stream.write(`${text}\n`);
    },
  };
}

/** For programs, which read the result alone. */
export const quietReporter: Reporter = { step: () => undefined, progress: () => undefined, done: () => undefined };
