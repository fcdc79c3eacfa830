import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import { useController, type UseFormReturn } from 'react-hook-form';
import { PictureField } from '../../../components/PictureField';
import { useTextRules } from '../../../hooks/useTextRules';
import type { HomeValues } from '../hooks/home-form';
import styles from './SlotField.module.css';

export interface SlotFieldProps {
  form: UseFormReturn<HomeValues>;
  name: 'hero' | `about.${number}`;
  label: string;
  required?: boolean;
}

/** One picture of the home page with its description. */
export function SlotField({ form, name, label, required = false }: SlotFieldProps) {
  const t = useText();
  const rules = useTextRules(LIMITS.alt, required);
  const { control } = form;
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
        label={t('dashboard.homeContent.altOf', { name: label })}
        required={required}
        error={alt.fieldState.error?.message}
        {...alt.field}
      />
    </div>
  );
}
