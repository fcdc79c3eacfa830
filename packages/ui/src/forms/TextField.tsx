import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useField } from './Field';
import styles from './Field.module.css';
import { useTextDirection } from './useTextDirection';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {}

/** A one-line input with a label; `className` is for the frame, other props for the input. */
export function TextField({
  label,
  hint,
  counter,
  error,
  className,
  onInput,
  ...rest
}: TextFieldProps) {
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
