import { Icon } from '../icons/Icon';
import { type ControlFieldProps, FieldFrame, useField } from './Field';
import styles from './Field.module.css';

/** A native select with a label; `children` are its options. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: ControlFieldProps<'select'>) {
  const field = { label, hint, error, className, required: rest.required };
  const parts = useField({ ...rest, ...field });
  return (
    <FieldFrame field={field} parts={parts}>
      <div className={styles.select}>
        <select {...rest} {...parts.control} className={styles.control}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
