import type { Run } from './SheetRow.ts';

/** Breaks text into lines of at most so many characters; a word that is longer is cut. */
export function wrap(runs: readonly Run[], length: number): readonly (readonly Run[])[] {
  const lines: Run[][] = [];
  let room = 0;
  for (const word of runs.flatMap((run) => wordsOf(run, length))) {
    const size = word.text.trimEnd().length;
    if (size > room || lines.length === 0) {
      lines.push([]);
      room = length;
    }
    lines.at(-1)?.push(word);
    room -= word.text.length;
  }
  return lines;
}

const wordsOf = ({ text, ...rest }: Run, length: number): readonly Run[] =>
  (text.match(new RegExp(`\\S{1,${length}}\\s*|\\s+`, 'g')) ?? []).map((word) => ({ text: word, ...rest }));
