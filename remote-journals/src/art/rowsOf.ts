import { type Run, type SheetRow, tableRow, textRow } from '@mirqam/shared/ui/art/SheetRow';
import type { SpecimenWords } from '../content/JournalWords.ts';
import type { ReportPart, Revision, Specimen } from '../content/Specimen.ts';

/** What a sheet says, row by row, for drawings that show one row of it enlarged. */
export function rowsOf(specimen: Specimen, words: SpecimenWords): readonly SheetRow[] {
  switch (specimen.kind) {
    case 'checklist':
      return specimen.items.map(({ state, what, detail }) => textRow(state, what, detail));
    case 'facing':
      return specimen.sides.flatMap(({ label, paras }) =>
        paras.flatMap((para) => para.split(/(?<=[.?؟!]) /)).map((sentence) => textRow(label, sentence)),
      );
    case 'message':
      return specimen.messages.flatMap(({ from, paras }) => paras.map((para) => textRow(from, para)));
    case 'palette':
      return specimen.colours.map(({ hex, name, use }) => ({
        ...textRow(words.colour.replace('{name}', name).replace('{hex}', hex), use),
        swatch: hex,
      }));
    case 'report':
      return specimen.parts.flatMap(partRows);
    case 'revision':
      return [...sentencesOf(specimen.text, words.marked), ...commentsOf(specimen.text, words.comment)];
    case 'schedule':
      return specimen.entries.map(({ when, what, detail }) => textRow(when, what, detail));
    case 'table':
      return specimen.groups.flatMap(({ rows }) => rows.map((cells) => tableRow(specimen.columns, cells)));
  }
}

function partRows({ title, facts = [], paras = [], list = [] }: ReportPart): readonly SheetRow[] {
  return [
    ...facts.map(([term, value]) => textRow(term, value)),
    ...[...paras, ...list].map((text) => textRow(title, text)),
  ];
}

function sentencesOf(text: Revision['text'], label: string): readonly SheetRow[] {
  const sentences: Run[][] = [[]];
  for (const run of text.flatMap(runsOf)) {
    sentences.at(-1)?.push(run);
    if (!run.mark && /[.?؟!]\s*$/.test(run.text)) sentences.push([]);
  }
  return sentences.filter((runs) => runs.length > 0).map((runs) => ({ label, runs }));
}

function runsOf(part: Revision['text'][number]): readonly Run[] {
  if (typeof part === 'string') return part.split(/(?<=[.?؟!] )/).map((text) => ({ text }));
  const deleted: readonly Run[] = part.del ? [{ text: part.del, mark: 'deleted' }] : [];
  const space: readonly Run[] = part.del && part.ins ? [{ text: ' ' }] : [];
  const inserted: readonly Run[] = part.ins ? [{ text: part.ins, mark: 'inserted' }] : [];
  return [...deleted, ...space, ...inserted];
}

function commentsOf(text: Revision['text'], label: string): readonly SheetRow[] {
  return text.flatMap((part) => (typeof part !== 'string' && part.comment ? [textRow(label, part.comment)] : []));
}
