import type { Bilingual } from '../errors/api-error';

const english = ({ en, ar }: Bilingual): Bilingual => ({
  en: `${en} (English)`,
  ar: `${ar} (بالإنجليزية)`,
});

const arabic = ({ en, ar }: Bilingual): Bilingual => ({
  en: `${en} (Arabic)`,
  ar: `${ar} (بالعربية)`,
});

/** Labels of a field that exists in both languages: the English one, then the Arabic one. */
export const bilingualLabels = (en: string, ar: string): readonly [Bilingual, Bilingual] => [
  english({ en, ar }),
  arabic({ en, ar }),
];
