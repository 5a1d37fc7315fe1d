import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type FaultCase, kinds, remotes, troubles, ways } from '../faults/cases.ts';

const signs: Readonly<Record<string, string>> = {
  page: 'p',
  'full load': 'f',
  message: 'm',
  'message, then page': 'r',
  'HTML stays': 'h',
  'hydrated later': 't',
  'not requested': 'n',
};

const legend = `One letter for each remote (${remotes.join(', ')}): the page that the visitor was shown; every other check passed.
p the page, f the page after one full load, m the message with Try again, r the message and then the page,
h the HTML stayed readable, t it stayed and was hydrated later, n the file was not requested,
X a check failed, · the remote has no such file`;

const columnWidth = 14;

/** Prints the fault matrix: a row for each trouble, a column for each kind of file. */
export default class MatrixReporter implements Reporter {
  readonly #results = new Map<string, string>();

  onTestEnd(_: TestCase, { status, annotations }: TestResult) {
    const noted = (kind: string) => annotations.find(({ type }) => type === kind)?.description;
    const name = noted('fault case');
    if (name) this.#results.set(name, status === 'passed' ? (signs[noted('shown') ?? ''] ?? '?') : 'X');
  }

  onEnd() {
    if (this.#results.size === 0) return;
    const lines = ways.flatMap((way) => [
      `\n${way.padEnd(22)}${kinds.map((kind) => kind.padEnd(columnWidth)).join('')}`,
      ...troubles.map(
        (trouble) => trouble.padEnd(22) + kinds.map((kind) => this.#cell({ trouble, kind, way })).join(''),
      ),
    ]);
    process.stdout.write(`${lines.join('\n')}\n\n${legend}\n`);
  }

  printsToStdio() {
    return true;
  }

  #cell({ trouble, kind, way }: Omit<FaultCase, 'remote'>): string {
    return remotes
      .map((remote) => this.#results.get(`${trouble}, ${kind} of ${remote}, ${way}`) ?? '·')
      .join(' ')
      .padEnd(columnWidth);
  }
}
