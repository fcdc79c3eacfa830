import type { Language } from '@manjara/contracts';

/**
 * The language of a text that is stored once for both, such as the `alt` of the home page's
 * pictures: told by its letters, so that a screen reader takes the right voice.
 */
export const languageOf = (text: string | undefined): Language | undefined =>
  text ? (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en') : undefined;
