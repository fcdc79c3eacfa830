import {
  type Bilingual,
  companyName,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_TABLE,
  withNoBreaks,
} from '@manjara/contracts';
import { createInstance, type i18n as I18n, type ParseKeys } from 'i18next';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
} from 'react';
import { LanguageContext, usePageLanguage } from './language-context';
import type { Texts } from './remote';
import { useSiteSettings } from './site-settings';

export type { I18n };

/** The one translation namespace of the product (spec §9). */
export const NAMESPACE = 'global';

type NoOption = Partial<
  Record<'context' | 'defaultValue' | 'lng' | 'ns' | 'ordinal' | 'replace', never>
>;
/** Values of a text's placeholders; `count` selects the plural form. */
export type TextValues = Record<string, string | number> & { count?: number } & NoOption;
/** Translate function, typed by the keys of both languages. */
export type Translate = (
  key: ParseKeys<typeof NAMESPACE, { count?: number }>,
  values?: TextValues,
) => string;

/**
 * Creates an i18next instance: one per request on the server, one in the browser. A missing key
 * throws outside production, so that no screen ships a bare key.
 */
export async function createI18n(language: Language, texts: Texts = {}): Promise<I18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: { [language]: { [NAMESPACE]: texts as Record<string, unknown> } },
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: process.env.NODE_ENV !== 'production',
    missingKeyHandler(_languages, _namespace, key) {
      throw new Error(`No text for the key "${key}" in "${instance.language}".`);
    },
  });
  return instance;
}

/** Adds a remote's texts; existing keys stay unchanged. */
export function addTexts(instance: I18n, language: Language, texts: Texts): void {
  instance.addResourceBundle(language, NAMESPACE, texts, true, false);
}

export interface LanguageState {
  language: Language;
  /** Loads the language's texts, then switches: text, `lang`, `dir`, storage and cookie. */
  setLanguage(language: Language): Promise<void>;
}

const TextContext = createContext<Translate | null>(null);
const InstanceContext = createContext<I18n | null>(null);

/** The shell provides it around the whole tree; tests provide their own. */
export function LanguageProvider(props: {
  i18n: I18n;
  state: LanguageState;
  children: ReactNode;
}): ReactNode {
  const { i18n, state, children } = props;
  // Bound to the state's language, so that one tree never mixes languages.
  const translate = useMemo(
    () => i18n.getFixedT(state.language, NAMESPACE) as Translate,
    [i18n, state.language],
  );
  return (
    <LanguageContext value={state}>
      <InstanceContext value={i18n}>
        <TextContext value={translate}>{children}</TextContext>
      </InstanceContext>
    </LanguageContext>
  );
}

/** The page's language, direction and locale, and the function that switches it. */
export function useLanguage(): LanguageState & (typeof LANGUAGE_TABLE)[Language] {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it.');
  return { ...state, ...LANGUAGE_TABLE[state.language] };
}

/** The translate function; texts may name the company as `{{company}}`. */
export function useText(): Translate {
  const translate = useContext(TextContext);
  if (!translate) throw new Error('useText needs a LanguageProvider above it.');
  const company = companyName(useSiteSettings(), usePageLanguage());
  return useCallback(
    (key, values) => translate(key, Object.assign({ company }, values)),
    [translate, company],
  );
}

/**
 * Wraps a page whose texts are loaded with it only.
 * @param texts nested texts, merged into those of the remote
 */
export function withTexts(
  Page: ComponentType,
  texts: Readonly<Record<Language, Texts>>,
): ComponentType {
  return function PageWithTexts() {
    const i18n = useContext(InstanceContext);
    const { language } = useLanguage();
    // Add the texts before the page renders; existing keys stay unchanged.
    useMemo(() => i18n && addTexts(i18n, language, texts[language]), [i18n, language]);
    return <Page />;
  };
}

let browserLanguage: Language | undefined;

/** The shell calls it in the browser, so that loaders know the language. */
export function setBrowserLanguage(language: Language): void {
  browserLanguage = language;
}

/**
 * Language for a route's loader: from the loader's context on the server, else that of the page.
 */
export function loaderLanguage({ context }: { context?: unknown }): Language {
  const given = (context as { language?: Language } | undefined)?.language;
  return given ?? browserLanguage ?? DEFAULT_LANGUAGE;
}

/**
 * Returns the field in the language: `name` or `arName` (spec §1). Falls back to the other
 * language, so that a text in one language only is still shown. Breaks no line after Al or حي.
 */
export function inLanguage<K extends string>(
  entity: Readonly<Partial<Bilingual<K>>>,
  field: K,
  language: Language,
): string {
  const arabicField = `ar${field.charAt(0).toUpperCase()}${field.slice(1)}` as `ar${Capitalize<K>}`;
  const [first, second] =
    language === 'ar' ? [entity[arabicField], entity[field]] : [entity[field], entity[arabicField]];
  return withNoBreaks((first || second) ?? '');
}
