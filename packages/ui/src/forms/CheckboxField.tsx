import clsx from 'clsx';
import { type ControlFieldProps, FieldError, RequiredMark, useField } from './Field';
import styles from './Field.module.css';

export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ControlFieldProps<'input'>, 'type'>) {
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
