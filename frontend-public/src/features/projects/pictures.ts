import type { BilingualAltImage, Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useNumberFormat } from '../../shared/hooks/useNumberFormat';

/** The main and the secondary pictures; empty slots are skipped (spec §3). */
export const picturesOf = ({ image, secondaryImages }: Project): BilingualAltImage[] =>
  [image, ...Object.values(secondaryImages ?? {})].filter((picture) => Boolean(picture?.url));

/** Texts about a project's pictures. */
export function usePictureTexts(project: Project) {
  const t = useText();
  const { language } = useLanguage();
  const format = useNumberFormat();
  const name = inLanguage(project, 'name', language);
  const descriptions = picturesOf(project).map((picture) => inLanguage(picture, 'alt', language));
  const total = format(descriptions.length);
  // The main picture always has a description. If no other has one, captions would only leave gaps:
  // show none.
  const hasCaptions = descriptions.slice(1).some(Boolean);
  return {
    label: t('projectsp.gallery.label', { name }),
    placeOf: (position: number) =>
      t('projectsp.gallery.place', { number: format(position + 1), total }),
    altOf: (position: number) =>
      descriptions[position] || t('projectsp.gallery.alt', { name, number: format(position + 1) }),
    /** The caption of each picture, or ''. */
    captions: hasCaptions ? descriptions : descriptions.map(() => ''),
  };
}
