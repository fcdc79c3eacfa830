import type { Language } from '@manjara/contracts';
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2';
import reemKufiArabic from '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2';
import reemKufiLatin from '@fontsource-variable/reem-kufi/files/reem-kufi-latin-wght-normal.woff2';

/**
 * Addresses of the font files that the first screen of each language needs; link them as
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export const FONT_PRELOADS: Readonly<Record<Language, readonly string[]>> = {
  ar: [readexArabic, reemKufiArabic],
  en: [readexLatin, reemKufiLatin],
};
