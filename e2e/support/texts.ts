import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@manjara/contracts';
import { type Nouns, withNouns } from '../../frontend-dashboard/src/app/texts/nouns';
import { fromRoot } from './product';

interface Texts {
  [key: string]: string | Texts;
}

function readLocales(folder: string, language: Language): { owner: string; texts: Texts }[] {
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => {
      const { dir, base } = path.parse(file);
      const isOwn = base === `${language}.json` || base === `dashboard-${language}.json`;
      return path.basename(dir) === 'locales' && isOwn;
    })
    .map((file) => ({
      owner: path.basename(path.dirname(path.dirname(file))),
      texts: JSON.parse(readFileSync(fromRoot(folder, file), 'utf8')) as Texts,
    }));
}

const DEFAULTS = 'frontend-dashboard/src/app/texts/defaults';

/** Adds the default texts of lists, which declare their nouns. */
function withDefaults(texts: Texts, defaults: Texts, language: Language): Texts {
  const { nouns, ...own } = texts;
  const entries = Object.entries(own).map(([key, text]) => [
    key,
    typeof text === 'object' ? withDefaults(text, defaults, language) : text,
  ]);
  return {
    ...(nouns ? withNouns(language, defaults, nouns as unknown as Nouns) : {}),
    ...(Object.fromEntries(entries) as Texts),
  };
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All texts of the product in one language, by namespace. */
function allTexts(language: Language): Texts {
  const own = ['packages/ui/src', 'frontend-shell/src', 'frontend-public/src'];
  const top = own.flatMap((folder) => readLocales(folder, language)).map(({ texts }) => texts);
  const dashboard = readLocales('frontend-dashboard/src', language).map(({ owner, texts }) =>
    owner === 'texts' ? texts : { [camelCase(owner)]: texts },
  );
  const groups = JSON.parse(readFileSync(fromRoot(DEFAULTS, `${language}.json`), 'utf8')) as Texts;
  const defaults = Object.assign({}, ...Object.values(groups)) as Texts;
  const common = Object.assign({}, ...top.map((texts) => texts.common)) as Texts;
  return Object.assign({}, ...top, {
    common,
    dashboard: withDefaults(Object.assign({}, ...dashboard) as Texts, defaults, language),
  }) as Texts;
}

export type Translate = (key: string, values?: Record<string, string>) => string;

/** Looks up a text by its dotted key; throws if it is missing. */
export function translator(language: Language): Translate {
  const texts = allTexts(language);
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`There is no text "${key}" in ${language}.`);
    return found.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
  };
}
