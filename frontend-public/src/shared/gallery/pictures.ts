import type { Bilingual, BilingualAltImage } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useNumberFormat } from '../hooks/useNumberFormat';

/** A project or a product. */
export interface Pictured extends Bilingual<'name'> {
  image: BilingualAltImage;
  /** Absent in answers from before its kind had them. */
  secondaryImages?: BilingualAltImage[];
}

/** The main and the secondary pictures; empty slots are skipped (spec §3). */
export const picturesOf = ({ image, secondaryImages }: Pictured): BilingualAltImage[] =>
  [image, ...Object.values(secondaryImages ?? {})].filter((picture) => Boolean(picture?.url));

/** Texts about the pictures of a project or product. */
export function usePictureTexts(of: Pictured) {
  const t = useText();
  const { language } = useLanguage();
  const format = useNumberFormat();
  const name = inLanguage(of, 'name', language);
  const descriptions = picturesOf(of).map((picture) => inLanguage(picture, 'alt', language));
  const total = format(descriptions.length);
  // The main picture always has a description. If no other has one, captions would only leave gaps:
  // show none.
  const hasCaptions = descriptions.slice(1).some(Boolean);
  return {
    label: t('gallery.label', { name }),
    placeOf: (position: number) => t('gallery.place', { number: format(position + 1), total }),
    altOf: (position: number) =>
      descriptions[position] || t('gallery.alt', { name, number: format(position + 1) }),
    /** The caption of each picture, or ''. */
    captions: hasCaptions ? descriptions : descriptions.map(() => ''),
  };
}
