import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useField } from './Field';
import styles from './Field.module.css';
import { useTextDirection } from './useTextDirection';

export interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {}

export function TextAreaField({
  label,
  hint,
  counter,
  error,
  className,
  onInput,
  ...rest
}: TextAreaFieldProps) {
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
