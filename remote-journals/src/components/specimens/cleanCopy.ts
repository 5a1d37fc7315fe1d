import type { Revision } from '../../content/Specimen.ts';

/** The text with every change accepted. */
export function cleanCopy(text: Revision['text']): string {
  return text.map((part) => (typeof part === 'string' ? part : (part.ins ?? ''))).join('');
}
