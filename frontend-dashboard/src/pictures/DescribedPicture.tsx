import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFaultText } from '../hooks/useFaultText';
import type { Picture } from './picture';
import { pictureRule } from '../lib/text-rules';
import styles from './DescribedPicture.module.css';
import { PictureField, type PictureFieldProps } from './PictureField';
import { LocalisedFields } from '../components/LocalisedFields';

/** The values of a form with a picture and what it shows. */
export interface DescribedPictureValues {
  image: Picture | null;
  alt: string;
  arAlt: string;
}

export interface DescribedPictureProps<V extends DescribedPictureValues> extends Pick<
  PictureFieldProps,
  'label' | 'crops' | 'onMore' | 'anyType'
> {
  form: UseFormReturn<V>;
  /** In place of the usual columns. */
  className?: string;
}

/** A picture with its description in both languages; all are required (spec §5). */
export function DescribedPicture<V extends DescribedPictureValues>(
  props: DescribedPictureProps<V>,
) {
  const { form: _, className = styles.picture, ...field } = props;
  const form = props.form as unknown as UseFormReturn<DescribedPictureValues>;
  const { control } = form;
  const t = useText();
  const faultText = useFaultText();
  const { language } = useLanguage();
  const image = useController({
    control,
    name: 'image',
    rules: { validate: pictureRule },
  });
  const [alt, arAlt] = useWatch({ control, name: ['alt', 'arAlt'] });
  return (
    <div className={className}>
      <PictureField
        {...field}
        value={image.field.value}
        onChange={image.field.onChange}
        alt={language === 'ar' ? arAlt : alt}
        required
        error={faultText(image.fieldState.error)}
        ref={image.field.ref}
      />
      <LocalisedFields
        form={form}
        names={['alt', 'arAlt']}
        label={t('dashboard.pictures.alt')}
        hint={t('dashboard.pictures.altHint')}
        maxLength={LIMITS.alt}
      />
    </div>
  );
}
