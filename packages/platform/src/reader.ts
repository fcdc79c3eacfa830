import type { I18n, Translate } from './i18n';
import type { Texts } from './remote';

interface Tree {
  [key: string]: string | Tree;
}
type Node = string | Tree | undefined;
type Values = Record<string, unknown> & { count?: number };

export interface Reader extends I18n {
  /** All texts that were added, by language. */
  readonly texts: Record<string, Texts>;
}

/** Adds what is missing; a text that is there stays. */
function complete(tree: Tree, texts: Texts): void {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') tree[key] ??= value;
    else if (typeof (tree[key] ??= {}) !== 'string') complete(tree[key] as Tree, value);
  }
}

/**
 * Reads texts in i18next's JSON format v4, as far as the product writes it: nested keys, `{{name}}`,
 * and plurals (`_zero` for none also where a language has no such form). Says to the letter what
 * i18next says, which a test holds for every text. A missing key throws outside production.
 */
export function createReader(): Reader {
  const texts: Record<string, Tree> = {};

  function translator(language: string): Translate {
    let rules: Intl.PluralRules | undefined;
    const form = (count: number) => (rules ??= new Intl.PluralRules(language)).select(count);
    const find = (key: string) =>
      key
        .split('.')
        .reduce<Node>((node, part) => (node as Tree | undefined)?.[part], texts[language]);

    const translate = (key: string, values: Values = {}): string => {
      const { count } = values;
      const keys = [key];
      if (count !== undefined) keys.unshift(`${key}_${form(count)}`);
      if (count === 0) keys.unshift(`${key}_zero`);
      const text = keys.map(find).find((found) => typeof found === 'string');
      if (text === undefined) {
        if (process.env.NODE_ENV === 'production') return key;
        throw new Error(`No text for the key "${key}" in "${language}".`);
      }
      return text.replace(/{{(\w+)}}/g, (place, name: string) =>
        Object.hasOwn(values, name) ? String(values[name] ?? '') : place,
      );
    };
    return translate as Translate;
  }

  return {
    texts,
    getFixedT: translator,
    addResourceBundle: (language, _namespace, more) => complete((texts[language] ??= {}), more),
  };
}
