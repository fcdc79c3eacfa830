import { type ControlFieldProps, FieldFrame, useField } from './Field';
import styles from './Field.module.css';
import { useTextDirection } from './useTextDirection';

export function TextAreaField({
  label,
  hint,
  counter,
  error,
  className,
  onInput,
  ...rest
}: ControlFieldProps<'textarea'>) {
  const field = { label, hint, counter, error, className, required: rest.required };
  const parts = useField({ ...rest, ...field });
  const direction = useTextDirection(rest);
  return (
    <FieldFrame field={field} parts={parts}>
      <textarea
        rows={5}
        {...rest}
        {...parts.control}
        dir={direction.dir}
        className={styles.control}
        onInput={(event) => {
          direction.noteInput(event);
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}
