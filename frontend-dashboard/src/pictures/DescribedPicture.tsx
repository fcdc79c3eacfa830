import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFaultText } from '../hooks/useFaultText';
import type { Crop } from './crops';
import type { Picture } from './picture';
import { pictureRule } from '../lib/text-rules';
import styles from './DescribedPicture.module.css';
import { PictureField } from './PictureField';
import { LocalisedFields } from '../components/LocalisedFields';

/** The values of a form with a picture and what it shows. */
export interface DescribedPictureValues {
  image: Picture | null;
  alt: string;
  arAlt: string;
}

export interface DescribedPictureProps<V extends DescribedPictureValues> {
  form: UseFormReturn<V>;
  label: string;
  /** How the site crops it. */
  crops: readonly Crop[];
}

/** A picture with its description in both languages; all are required (spec §5). */
export function DescribedPicture<V extends DescribedPictureValues>(
  props: DescribedPictureProps<V>,
) {
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
    <div className={styles.picture}>
      <PictureField
        label={props.label}
        value={image.field.value}
        onChange={image.field.onChange}
        alt={language === 'ar' ? arAlt : alt}
        crops={props.crops}
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
