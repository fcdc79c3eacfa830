import { useText } from '@manjara/platform';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import '../icons/dashboard-icons';
import { type ControlFieldProps, FieldFrame, useField } from './Field';
import styles from './Field.module.css';

/** A password input with a show/hide button. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ControlFieldProps<'input'>, 'type'>) {
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
