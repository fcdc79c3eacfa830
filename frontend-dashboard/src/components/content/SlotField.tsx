import { LIMITS } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import {
  type FieldPathByValue,
  type FieldValues,
  useController,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useFaultText } from '../../hooks/useFaultText';
import type { Crop } from '../../pictures/crops';
import type { BilingualSlot, Slot } from '../../pictures/slots';
import { pictureRule, textRules } from '../../lib/text-rules';
import { PictureField } from '../../pictures/PictureField';
import { LocalisedFields } from '../LocalisedFields';
import styles from './SlotField.module.css';

interface FieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  label: string;
  /** Of the description; made from `label` by default. */
  altLabel?: string;
  /** What the description should say. */
  hint?: string;
  /** How the site crops it; absent where it is shown whole. */
  crops?: readonly Crop[];
  required?: boolean;
}

export type SlotFieldProps<V extends FieldValues> = FieldProps<V> &
  (
    | { name: FieldPathByValue<V, Slot>; bilingual?: false }
    /** Described in both languages. */
    | { name: FieldPathByValue<V, BilingualSlot>; bilingual: true }
  );

/** One picture with its description. */
export function SlotField<V extends FieldValues>(props: SlotFieldProps<V>) {
  const { name, label, hint, required = false, bilingual } = props;
  const t = useText();
  const faultText = useFaultText();
  const { language } = useLanguage();
  // What a path leads to cannot be told of a form that is not known yet.
  const form = props.form as unknown as UseFormReturn<Record<string, BilingualSlot>>;
  const { control } = form;
  const picture = useController({
    control,
    name: `${name}.picture`,
    rules: required ? { validate: pictureRule } : {},
  });
  const [alt, arAlt] = useWatch({ control, name: [`${name}.alt`, `${name}.arAlt`] });
  const altLabel = props.altLabel ?? t('dashboard.pictures.altOf', { name: label });
  return (
    <div className={styles.slot}>
      <PictureField
        label={label}
        value={picture.field.value}
        onChange={picture.field.onChange}
        alt={inLanguage({ alt, arAlt }, 'alt', language)}
        crops={props.crops}
        required={required}
        error={faultText(picture.fieldState.error)}
        ref={picture.field.ref}
      />
      {bilingual ? (
        <LocalisedFields
          form={form}
          names={[`${name}.alt`, `${name}.arAlt`]}
          label={altLabel}
          hint={hint}
          maxLength={LIMITS.alt}
          required={required}
        />
      ) : (
        <TextField
          label={altLabel}
          hint={hint}
          required={required}
          error={faultText(form.getFieldState(`${name}.alt`, form.formState).error)}
          {...form.register(`${name}.alt`, textRules(LIMITS.alt, required))}
        />
      )}
    </div>
  );
}
