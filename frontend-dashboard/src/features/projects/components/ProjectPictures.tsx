import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useController, type UseFormReturn } from 'react-hook-form';
import { PicturePanel } from '../../../components/PicturePanel';
import type { Picture } from '../../../lib/pictures';
import type { ProjectValues } from '../hooks/project-form';
import { SecondaryImages } from './SecondaryImages';

/** The main picture with its descriptions, and the row of secondary ones. */
export function ProjectPictures({ form }: { form: UseFormReturn<ProjectValues> }) {
  const t = useText();
  const secondary = useController({ control: form.control, name: 'secondaryImages' });

  function append(pictures: Picture[]) {
    const row = [...secondary.field.value, ...pictures];
    secondary.field.onChange(row.slice(0, LIMITS.secondaryImages));
  }

  return (
    <>
      <PicturePanel form={form} label={t('dashboard.projects.fields.image')} onMore={append} />
      <SecondaryImages
        value={secondary.field.value}
        onChange={secondary.field.onChange}
        error={secondary.fieldState.error?.message}
        ref={secondary.field.ref}
      />
    </>
  );
}
