import type { ComponentProps } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useFaultText } from '../../fields/useFaultText';
import type { DescribedPictureValues } from '../../pictures/DescribedPicture';
import type { Picture } from '../../pictures/picture';
import type { PicturePanelProps } from '../../resource/define-resource';
import { PicturePanel } from '../../resource/PicturePanel';
import { PicturePairs } from './PicturePairs';
import { ProjectVideo } from './ProjectVideo';
import { SecondaryImages } from './SecondaryImages';
import { useSecondaryImages } from './useSecondaryImages';

interface ProjectPictureValues extends DescribedPictureValues {
  secondaryImages: Picture[];
}

/** The main picture with its descriptions, the secondary ones, the pairs and the video. */
export default function ProjectPictures({ form, label, crops }: PicturePanelProps) {
  const { control, getValues, setValue } = form as unknown as UseFormReturn<ProjectPictureValues>;
  const secondary = useController({ control, name: 'secondaryImages' });
  const faultText = useFaultText();
  const row = useSecondaryImages({
    value: secondary.field.value,
    latest: () => getValues('secondaryImages'),
    onChange: secondary.field.onChange,
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
      <PicturePanel form={form} label={label} crops={crops} onMore={row.add} />
      <SecondaryImages
        value={secondary.field.value}
        row={row}
        error={faultText(secondary.fieldState.error)}
        ref={secondary.field.ref}
      />
      <PicturePairs form={form as unknown as ComponentProps<typeof PicturePairs>['form']} />
      <ProjectVideo form={form as unknown as ComponentProps<typeof ProjectVideo>['form']} />
    </>
  );
}
