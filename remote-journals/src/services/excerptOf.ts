import type { Change, Revision, Specimen } from '../content/Specimen.ts';

/** The rows of a specimen that a section shows enlarged, by their numbers from 0 in reading order. */
export function excerptOf(specimen: Specimen, rows: readonly number[]): Specimen {
  const pick = pickerOf(rows);
  switch (specimen.kind) {
    case 'checklist':
      return { ...specimen, items: pick(specimen.items) };
    case 'facing': {
      const [one, other] = specimen.sides;
      return { ...specimen, sides: [sideOf(one, rows), sideOf(other, rows)] };
    }
    case 'message': {
      const messages = specimen.messages.map((message) => ({ ...message, paras: pick(message.paras) }));
      return { ...specimen, messages: messages.filter(({ paras }) => paras.length > 0) };
    }
    case 'palette':
      return { ...specimen, colours: pick(specimen.colours) };
    case 'report': {
      const parts = specimen.parts.map(({ title, facts, paras, list }) => ({
        title,
        facts: pick(facts),
        paras: pick(paras),
        list: pick(list),
      }));
      return {
        ...specimen,
        parts: parts.filter(({ facts, paras, list }) => facts.length + paras.length + list.length),
      };
    }
    case 'revision':
      return { ...specimen, text: pick(revisionRows(specimen.text)).flat() };
    case 'schedule':
      return { ...specimen, entries: pick(specimen.entries) };
    case 'table': {
      const groups = specimen.groups.map((group) => ({ ...group, rows: pick(group.rows) }));
      return { ...specimen, groups: groups.filter((group) => group.rows.length > 0) };
    }
  }
}

/** Returns a function that takes the lists of a specimen one after the other, and keeps the rows with these numbers. */
function pickerOf(rows: readonly number[]) {
  let next = 0;
  return <Row>(list: readonly Row[] = []): readonly Row[] => list.filter(() => rows.includes(next++));
}

/** A row of two columns is a sentence in both languages. */
const sideOf = <Side extends { readonly paras: readonly string[] }>(side: Side, rows: readonly number[]): Side => ({
  ...side,
  paras: pickerOf(rows)(side.paras.flatMap((para) => para.split(sentenceStart))),
});

const sentenceStart = /(?<=[.?؟!] )/;
const sentenceEnd = /[.?؟!]\s*$/;

type Text = Revision['text'];

/** The sentences without comments, then the changes with a comment. */
const revisionRows = (text: Text): readonly Text[] => [...sentencesOf(text), ...commentedOf(text)];

function sentencesOf(text: Text): readonly Text[] {
  const sentences: (string | Change)[][] = [[]];
  for (const part of text.flatMap(piecesOf)) {
    sentences.at(-1)?.push(part);
    if (typeof part === 'string' && sentenceEnd.test(part)) sentences.push([]);
  }
  return sentences.filter((parts) => parts.length > 0);
}

function piecesOf(part: string | Change): Text {
  if (typeof part === 'string') return part.split(sentenceStart);
  const { comment: _, ...change } = part;
  return change.del || change.ins ? [change] : [];
}

/** The words around a change say where it stands in its sentence. */
const commentedOf = (text: Text): readonly Text[] =>
  text.flatMap((part, index) =>
    typeof part === 'string' || !part.comment ? [] : [[before(text, index), part, after(text, index)]],
  );

function before(text: Text, index: number): string {
  const words = wordsAt(text, index - 1);
  const sentence = sentenceEnd.test(words) ? '' : (words.split(sentenceStart).at(-1) ?? '');
  const isStart = index < 2 || sentence !== words;
  return `${isStart ? '' : '… '}${sentence.replace(/^[\s,،]+/, '')}`;
}

function after(text: Text, index: number): string {
  const [sentence = ''] = wordsAt(text, index + 1).split(sentenceStart);
  return sentenceEnd.test(sentence) ? sentence : `${sentence.trimEnd()} …`;
}

/** Of a part that does not change. */
function wordsAt(text: Text, index: number): string {
  const part = text[index];
  return typeof part === 'string' ? part : '';
}
