import { useText } from '@manjara/platform';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import '../icons/dashboard-icons';
import { FieldFrame, type FieldProps, useField } from './Field';
import styles from './Field.module.css';

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {}

/** A password input with a show/hide button. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const field = { label, hint, error, className, required: rest.required };
  const parts = useField({ ...rest, ...field });
  return (
    <FieldFrame field={field} parts={parts}>
      <div className={styles.password}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...parts.control}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          className={styles.control}
        />
        <IconButton
          size="s"
          label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
          icon={shown ? 'eye-off' : 'eye'}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
