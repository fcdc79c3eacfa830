import { TextField } from '@manjara/ui';
import type { ComponentProps } from 'react';

/** A required e-mail address. */
export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" required {...props} />
);
