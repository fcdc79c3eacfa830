import type { BilingualAltImage, Language } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';

/**
 * The language of a text that may be stored once for both, such as the `alt` of a partner's logo:
 * told by its letters, so that a screen reader takes the right voice.
 */
export const languageOf = (text: string | undefined): Language | undefined =>
  text ? (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en') : undefined;

/** What a picture shows, in the page's language or, where that is missing, in the other one. */
export function altIn(image: BilingualAltImage, language: Language) {
  const alt = inLanguage(image, 'alt', language);
  return { alt, lang: languageOf(alt) };
}
