import type { Image, Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useNumberFormat } from '../../shared/hooks/useNumberFormat';

/** The main picture and the secondary ones, of which empty entries are dropped (spec §3). */
export const picturesOf = ({ image, secondaryImages }: Project): Image[] =>
  [image, ...Object.values(secondaryImages ?? {})].filter((picture) => Boolean(picture?.url));

/** What is said of the pictures of a project; only the main one has words of its own. */
export function usePictureWords(project: Project) {
  const t = useText();
  const { language } = useLanguage();
  const format = useNumberFormat();
  const name = inLanguage(project, 'name', language);
  const total = format(picturesOf(project).length);
  return {
    label: t('projectsp.gallery.label', { name }),
    placeOf: (position: number) =>
      t('projectsp.gallery.place', { number: format(position + 1), total }),
    altOf: (position: number) =>
      (position === 0 && inLanguage(project.image, 'alt', language)) ||
      t('projectsp.gallery.alt', { name, number: format(position + 1) }),
  };
}
