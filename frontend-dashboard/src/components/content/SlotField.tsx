import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import {
  type FieldPathByValue,
  type FieldValues,
  useController,
  type UseFormReturn,
} from 'react-hook-form';
import { useTextRules } from '../../hooks/useTextRules';
import type { Slot } from '../../lib/slots';
import { PictureField } from '../PictureField';
import styles from './SlotField.module.css';

export interface SlotFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPathByValue<V, Slot>;
  label: string;
  /** What the description should say. */
  hint?: string;
  required?: boolean;
}

/** One picture of a page of the site with its description. */
export function SlotField<V extends FieldValues>(props: SlotFieldProps<V>) {
  const { name, label, hint, required = false } = props;
  const t = useText();
  const rules = useTextRules(LIMITS.alt, required);
  // What a path leads to cannot be told of a form that is not known yet.
  const { control } = props.form as unknown as UseFormReturn<Record<string, Slot>>;
  const picture = useController({
    control,
    name: `${name}.picture`,
    rules: {
      validate: (value) => !required || value !== null || t('dashboard.forms.pictureRequired'),
    },
  });
  const alt = useController({ control, name: `${name}.alt`, rules });
  return (
    <div className={styles.slot}>
      <PictureField
        label={label}
        value={picture.field.value}
        onChange={picture.field.onChange}
        alt={alt.field.value}
        required={required}
        error={picture.fieldState.error?.message}
        ref={picture.field.ref}
      />
      <TextField
        label={t('dashboard.pictures.altOf', { name: label })}
        hint={hint}
        required={required}
        error={alt.fieldState.error?.message}
        {...alt.field}
      />
    </div>
  );
}
