import { type ControlFieldProps, FieldFrame, useField } from './Field';
import styles from './Field.module.css';
import { useTextDirection } from './useTextDirection';

/** A one-line input with a label; `className` is for the frame, other props for the input. */
export function TextField({
  label,
  hint,
  counter,
  error,
  className,
  onInput,
  ...rest
}: ControlFieldProps<'input'>) {
  const field = { label, hint, counter, error, className, required: rest.required };
  const parts = useField({ ...rest, ...field });
  const direction = useTextDirection(rest);
  return (
    <FieldFrame field={field} parts={parts}>
      <input
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
