export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Design: readings. */
export const DEFAULT_LANGUAGE: Language = 'ar';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** A value for each language. */
export const inEachLanguage = <T>(of: (language: Language) => T): Record<Language, T> => ({
  ar: of('ar'),
  en: of('en'),
});

/** Texts in both languages: `name` and `arName`. */
export type Bilingual<Name extends string> = Record<Name | `ar${Capitalize<Name>}`, string>;

/** Direction, locale of dates and numbers, and native name. */
export const LANGUAGE_TABLE: Readonly<
  Record<Language, { dir: 'rtl' | 'ltr'; locale: string; name: string }>
> = {
  ar: { dir: 'rtl', locale: 'ar-EG', name: 'العربية' },
  en: { dir: 'ltr', locale: 'en-GB', name: 'English' },
};

/** All dates are shown in the workshop's time zone. */
export const TIME_ZONE = 'Asia/Riyadh';

/** Name of the cookie and of the local-storage key that hold the visitor's language (spec §1). */
export const LANGUAGE_KEY = 'lang';
