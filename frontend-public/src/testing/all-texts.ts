import type { Language } from '@manjara/contracts';
import commonAr from '@manjara/ui/locales/ar.json';
import commonEn from '@manjara/ui/locales/en.json';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

const SRC = path.join(__dirname, '..');
const COMMON = { ar: commonAr, en: commonEn };

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(SRC, file), 'utf8')) as Record<string, TextTree>;

/** Every locale file below `src`, so that a new page is part of the tests. */
export function allTexts(language: Language): Record<string, TextTree> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(path.join('locales', `${language}.json`)),
  );
  return Object.assign({ ...COMMON[language] }, ...files.map(read)) as Record<string, TextTree>;
}
