import { useText } from '@manjara/platform';
import { useController, type UseFormReturn } from 'react-hook-form';
import { PicturePanel } from '../../../components/PicturePanel';
import type { ProjectValues } from '../hooks/project-form';
import { useSecondaryImages } from '../hooks/useSecondaryImages';
import { SecondaryImages } from './SecondaryImages';

/** The main picture with its descriptions, and the row of secondary ones. */
export function ProjectPictures({ form }: { form: UseFormReturn<ProjectValues> }) {
  const t = useText();
  const secondary = useController({ control: form.control, name: 'secondaryImages' });
  const row = useSecondaryImages(secondary.field.value, secondary.field.onChange);

  return (
    <>
      <PicturePanel form={form} label={t('dashboard.projects.fields.image')} onMore={row.add} />
      <SecondaryImages
        value={secondary.field.value}
        row={row}
        error={secondary.fieldState.error?.message}
        ref={secondary.field.ref}
      />
    </>
  );
}
