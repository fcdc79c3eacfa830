import type { Language } from '@manjara/contracts';

/** What an item is called, in one language; other forms only where they are irregular. */
export interface Nouns {
  one: string;
  many: string;
  feminine?: boolean;
  [form: string]: string | boolean | undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const FORMS: Record<Language, (nouns: Nouns) => Omit<Nouns, 'one' | 'many'>> = {
  en: ({ one, many }) => ({ One: capital(one), Many: capital(many) }),
  ar({ one, many }) {
    const feminine = one.endsWith('ة');
    return {
      feminine,
      theOne: `ال${one}`,
      theMany: `ال${many}`,
      two: feminine ? `${one.slice(0, -1)}تان` : `${one}ان`,
      /** After 11 to 99. */
      counted: feminine ? one : `${one}ًا`,
      yours: `${many.replace(/ة$/, 'ت')}ك`,
    };
  },
};

/** Puts the nouns into texts; a text with `_feminine` replaces the one before for a feminine noun. */
export function withNouns<T extends object>(language: Language, texts: T, nouns: Nouns): T {
  const forms: Nouns = { ...FORMS[language](nouns), ...nouns };
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (blank, form: string) => String(forms[form] ?? blank));
  const all = Object.entries(texts) as [string, string][];
  const own = all.filter(([key]) => !key.endsWith('_feminine'));
  const chosen = new Map(forms.feminine ? all : own);
  return Object.fromEntries(
    own.map(([key, text]) => [key, fill(chosen.get(`${key}_feminine`) ?? text)]),
  ) as T;
}
