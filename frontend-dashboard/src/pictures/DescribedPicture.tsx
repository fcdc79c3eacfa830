import { LIMITS } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import { type FieldValues, useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { LocalisedFields } from '../fields/LocalisedFields';
import { useFaultText } from '../fields/useFaultText';
import { pictureRule, textRules } from '../fields/text-rules';
import styles from './DescribedPicture.module.css';
import type { Picture } from './picture';
import { PictureField, type PictureFieldProps } from './PictureField';

/** The values of a form with a picture and its description. */
export interface DescribedPictureValues {
  image: Picture | null;
  alt: string;
  arAlt: string;
}

const NAMES = { picture: 'image', alt: 'alt', arAlt: 'arAlt' };

export interface DescribedPictureProps<V extends FieldValues> extends Pick<
  PictureFieldProps,
  'label' | 'crops' | 'onMore' | 'anyType' | 'required'
> {
  form: UseFormReturn<V>;
  /** Field paths; without `arAlt`, both languages share one description. */
  names?: { picture: string; alt: string; arAlt?: string };
  /** Label of the description. */
  altLabel?: string;
  hint?: string;
  /** The description is below the picture at any width. */
  stacked?: boolean;
  /** Replaces the default layout. */
  className?: string;
}

/** A picture with its description; by default in both languages, and all required (spec §5). */
export function DescribedPicture<V extends FieldValues>(props: DescribedPictureProps<V>) {
  const t = useText();
  const {
    names = NAMES,
    altLabel = t('dashboard.pictures.alt'),
    required = true,
    hint = required ? t('dashboard.pictures.altHint') : undefined,
    stacked,
    className = stacked ? styles.stacked : styles.picture,
    ...field
  } = props;
  const form = props.form as unknown as UseFormReturn;
  const { control } = form;
  const faultText = useFaultText();
  const { language } = useLanguage();
  const picture = useController({
    control,
    name: names.picture,
    rules: required ? { validate: pictureRule } : {},
  });
  const [alt, arAlt] = useWatch({ control, name: [names.alt, names.arAlt ?? names.alt] });
  const description = { label: altLabel, hint, required };
  return (
    <div className={className}>
      <PictureField
        {...field}
        value={picture.field.value}
        onChange={picture.field.onChange}
        alt={inLanguage({ alt, arAlt }, 'alt', language)}
        required={required}
        error={faultText(picture.fieldState.error)}
        ref={picture.field.ref}
      />
      {names.arAlt ? (
        <LocalisedFields
          {...description}
          form={form}
          names={[names.alt, names.arAlt]}
          maxLength={LIMITS.alt}
        />
      ) : (
        <TextField
          {...description}
          error={faultText(form.getFieldState(names.alt, form.formState).error)}
          {...form.register(names.alt, textRules(LIMITS.alt, required))}
        />
      )}
    </div>
  );
}
