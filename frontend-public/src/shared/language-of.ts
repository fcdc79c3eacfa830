import type { BilingualAltImage, Language } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';

/**
 * Detects the language of a text that is stored only once, such as the `alt` of a partner's logo,
 * so that screen readers choose the right voice.
 */
export const languageOf = (text: string | undefined): Language | undefined =>
  text ? (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en') : undefined;

/** A picture's alternative text in the page's language, or else in the other one. */
export function altIn(image: BilingualAltImage, language: Language) {
  const alt = inLanguage(image, 'alt', language);
  return { alt, lang: languageOf(alt) };
}
