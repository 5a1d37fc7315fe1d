import { wordsElementId } from '@mirqam/shared/contract/Composition';
import { createContext, useContext } from 'react';
import { words } from './en.ts';
import type { Words } from './Words.ts';

/** The words of the document's language: a visit has one. */
export const WordsContext = createContext(words);

export const useWords = () => useContext(WordsContext);

/** The words of the document, of which the HTML of a page in English has none. */
export function readWords(document: Document): Words {
  const json = document.getElementById(wordsElementId)?.textContent;
  return json ? JSON.parse(json) : words;
}
