import { useController, type UseFormReturn } from 'react-hook-form';
import { useFaultText } from '../../hooks/useFaultText';
import type { Picture } from '../../lib/pictures';
import type { PicturePanelProps } from '../../resource/define-resource';
import { PicturePanel } from '../../resource/PicturePanel';
import type { PictureValues } from '../../resource/resource-values';
import { SecondaryImages } from './SecondaryImages';
import { useSecondaryImages } from './useSecondaryImages';

interface ProjectPictureValues extends PictureValues {
  secondaryImages: Picture[];
}

/** The main picture with its descriptions, and the row of secondary ones. */
export function ProjectPictures({ form, label, crops }: PicturePanelProps) {
  const { control } = form as unknown as UseFormReturn<ProjectPictureValues>;
  const secondary = useController({ control, name: 'secondaryImages' });
  const faultText = useFaultText();
  const row = useSecondaryImages(secondary.field.value, secondary.field.onChange);

  return (
    <>
      <PicturePanel form={form} label={label} crops={crops} onMore={row.add} />
      <SecondaryImages
        value={secondary.field.value}
        row={row}
        error={faultText(secondary.fieldState.error)}
        ref={secondary.field.ref}
      />
    </>
  );
}
