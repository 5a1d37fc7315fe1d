import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@mirqam/shared/contract/languages';
import { z } from 'zod';
import type { AppFolder } from './workspace.ts';

/** The record of a folder of translations: for each file, the hash of the English file that it translates. */
const recordFile = 'translated.json';
const recordSchema = z.record(z.string(), z.string());

interface Translation {
  /** Below the folder of its language, such as `services/authorSupport.ts`. */
  readonly file: string;
  /** The hash of the English file of the same name, as it is now. */
  readonly hash: string;
}

/** Names the translations of an app whose English has changed since "site translated" recorded it. */
export function staleTranslations(app: AppFolder): readonly string[] {
  return foldersOf(app).flatMap(({ tag, folder }) => {
    const record = readRecord(folder);
    return translationsIn(app, folder)
      .filter(({ file, hash }) => record[file] !== hash)
      .map(({ file }) => {
        const age = record[file] ? 'an earlier' : 'an unrecorded';
        return `${basename(app.root)}/src/content/${tag}/${file} translates ${age} ${file}`;
      });
  });
}

/** Records that every translation of an app is one of the English as it is now. Returns the number of translations. */
export function recordTranslations(app: AppFolder): number {
  return foldersOf(app).reduce((count, { folder }) => {
    const translations = translationsIn(app, folder);
    writeFileSync(join(folder, recordFile), recordOf(translations));
    return count + translations.length;
  }, 0);
}

const foldersOf = ({ root }: AppFolder) =>
  languages
    .map(({ tag }) => ({ tag, folder: join(root, 'src/content', tag) }))
    .filter(({ folder }) => existsSync(folder));

function readRecord(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, recordFile);
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The files of a folder that have the name of an English one, in order. */
const translationsIn = ({ root }: AppFolder, folder: string): readonly Translation[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && existsSync(join(root, 'src/content', file)))
    .sort()
    .map((file) => ({ file, hash: hashOf(readFileSync(join(root, 'src/content', file), 'utf8')) }));

/** The text of a record. */
export const recordOf = (translations: readonly Translation[]): string =>
  `${JSON.stringify(Object.fromEntries(translations.map(({ file, hash }) => [file, hash])), null, 2)}\n`;

/** The hash of an English file by its text. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
