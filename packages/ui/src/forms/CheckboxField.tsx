import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { FieldError, type FieldProps, RequiredMark, useField } from './Field';
import styles from './Field.module.css';

export interface CheckboxFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {}

export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const parts = useField({ ...rest, label, hint, error });
  return (
    <div className={clsx(styles.check, className)}>
      <input {...rest} {...parts.control} type="checkbox" />
      <label htmlFor={parts.control.id} className={styles.label}>
        {label}
        {rest.required && <RequiredMark />}
      </label>
      {hint && (
        <p id={parts.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={parts.errorId}>{error}</FieldError>
    </div>
  );
}
