import type { Bilingual } from '../errors/api-error';

/** Labels of a field that exists in both languages: the English one, then the Arabic one. */
export const bilingualLabels = (en: string, ar: string): readonly [Bilingual, Bilingual] => [
  { en: `${en} (English)`, ar: `${ar} (بالإنجليزية)` },
  { en: `${en} (Arabic)`, ar: `${ar} (بالعربية)` },
];
