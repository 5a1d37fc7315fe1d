import { createContext, useContext } from 'react';
import { words } from './en.ts';

/** The words of the document's language: a visit has one. */
export const WordsContext = createContext(words);

export const useWords = () => useContext(WordsContext);
