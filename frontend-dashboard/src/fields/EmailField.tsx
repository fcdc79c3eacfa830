import { TextField, type TextFieldProps } from '@manjara/ui';

/** A required e-mail address. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" required {...props} />
);
