import { words } from './en.ts';
import type { Words } from './Words.ts';

/** Each language is a chunk of the name of its tag, which only its own pages preload. */
const others: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  ar: () => import(/* webpackChunkName: "ar" */ './ar.ts'),
};

/** Loads the words of a language; again after a failure. */
export const loadWords = async (tag: string): Promise<Words> => (await others[tag]?.())?.words ?? words;
