import { useController, type UseFormReturn } from 'react-hook-form';
import { useFaultText } from '../../fields/useFaultText';
import type { CropPreview } from '../../pictures/crops';
import type { DescribedPictureValues } from '../../pictures/DescribedPicture';
import type { Picture } from '../../pictures/picture';
import type { PicturePanelProps } from '../define-resource';
import { PicturePanel } from '../PicturePanel';
import { SecondaryImages } from './SecondaryImages';
import { useSecondaryImages } from './useSecondaryImages';

interface PicturesValues extends DescribedPictureValues {
  secondaryImages: Picture[];
}

export interface PicturesPanelProps extends PicturePanelProps {
  max: number;
  secondaryCrops: readonly CropPreview[];
}

/** The main picture with its descriptions, and the secondary ones. */
export function PicturesPanel({ max, secondaryCrops, ...main }: PicturesPanelProps) {
  const { control, getValues, setValue } = main.form as unknown as UseFormReturn<PicturesValues>;
  const { field, fieldState } = useController({ control, name: 'secondaryImages' });
  const faultText = useFaultText();
  const row = useSecondaryImages({
    value: field.value,
    max,
    latest: () => getValues('secondaryImages'),
    onChange: field.onChange,
    onMain({ alt = '', arAlt = '', ...picture }) {
      const [image, ...alts] = getValues(['image', 'alt', 'arAlt']);
      const changed = { shouldDirty: true };
      setValue('image', picture, changed);
      setValue('alt', alt, changed);
      setValue('arAlt', arAlt, changed);
      return image && { ...image, alt: alts[0], arAlt: alts[1] };
    },
  });

  return (
    <>
      <PicturePanel {...main} onMore={row.add} />
      <SecondaryImages
        value={field.value}
        max={max}
        crops={secondaryCrops}
        row={row}
        error={faultText(fieldState.error)}
        ref={field.ref}
      />
    </>
  );
}
