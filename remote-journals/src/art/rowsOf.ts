import type { ReportPart, Revision, Specimen } from '../content/Specimen.ts';
import type { Row, Run } from './Row.ts';

/** What a sheet says, row by row, for drawings that show one row of it enlarged. */
export function rowsOf(specimen: Specimen): readonly Row[] {
  switch (specimen.kind) {
    case 'checklist':
      return specimen.items.map(({ state, what, detail }) => row(state, what, detail));
    case 'facing':
      return specimen.sides.flatMap(({ label, paras }) => paras.map((para) => row(label, para)));
    case 'message':
      return specimen.messages.flatMap(({ from, paras }) => paras.map((para) => row(from, para)));
    case 'palette':
      return specimen.colours.map(({ hex, name, use }) => ({ ...row(`${name}, ${hex}`, use), swatch: hex }));
    case 'report':
      return specimen.parts.flatMap(partRows);
    case 'revision':
      return [...sentencesOf(specimen.text), ...commentsOf(specimen.text)];
    case 'schedule':
      return specimen.entries.map(({ when, what, detail }) => row(when, what, detail));
    case 'table':
      return specimen.groups.flatMap(({ rows }) => rows.map((cells) => tableRow(specimen.columns, cells)));
  }
}

const row = (label: string, ...texts: readonly (string | undefined)[]): Row => ({
  label,
  runs: [{ text: texts.filter(Boolean).join(' ') }],
});

function partRows({ title, facts = [], paras = [], list = [] }: ReportPart): readonly Row[] {
  return [...facts.map(([term, value]) => row(term, value)), ...[...paras, ...list].map((text) => row(title, text))];
}

function tableRow(columns: readonly string[], [head = '', ...cells]: readonly string[]): Row {
  return row(head, cells.map((cell, index) => `${columns[index + 1]}: ${cell}`).join('. '));
}

function sentencesOf(text: Revision['text']): readonly Row[] {
  const sentences: Run[][] = [[]];
  for (const run of text.flatMap(runsOf)) {
    sentences.at(-1)?.push(run);
    if (!run.mark && /[.?!]\s*$/.test(run.text)) sentences.push([]);
  }
  return sentences.filter((runs) => runs.length > 0).map((runs) => ({ label: 'Marked copy', runs }));
}

function runsOf(part: Revision['text'][number]): readonly Run[] {
  if (typeof part === 'string') return part.split(/(?<=[.?!] )/).map((text) => ({ text }));
  const deleted: readonly Run[] = part.del ? [{ text: part.del, mark: 'deleted' }] : [];
  const space: readonly Run[] = part.del && part.ins ? [{ text: ' ' }] : [];
  const inserted: readonly Run[] = part.ins ? [{ text: part.ins, mark: 'inserted' }] : [];
  return [...deleted, ...space, ...inserted];
}

function commentsOf(text: Revision['text']): readonly Row[] {
  return text.flatMap((part) =>
    typeof part !== 'string' && part.comment ? [row('Comment in the margin', part.comment)] : [],
  );
}
