import { useText } from '@manjara/platform';
import { PasswordField, TextField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '../../../components/Notice';
import type { Credentials } from '../api/auth';

export interface SignInFieldsProps {
  form: UseFormReturn<Credentials>;
  /** The field that gets the first focus in a dialog. */
  autoFocus?: 'email' | 'password';
}

/** E-mail and password; both are needed (spec §5). */
export function SignInFields({ form, autoFocus }: SignInFieldsProps) {
  const t = useText();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('dashboard.auth.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        data-autofocus={autoFocus === 'email' || undefined}
        error={errors.email && t('common.required')}
        {...register('email', { validate: (value) => value.trim() !== '' })}
      />
      <PasswordField
        label={t('dashboard.auth.password')}
        autoComplete="current-password"
        required
        data-autofocus={autoFocus === 'password' || undefined}
        error={errors.password && t('common.required')}
        {...register('password', { validate: (value) => value !== '' })}
      />
    </>
  );
}

/** Says so where one of the two is empty. */
export function FieldsMissing({ form }: Pick<SignInFieldsProps, 'form'>) {
  const t = useText();
  const { errors } = form.formState;
  if (!errors.email && !errors.password) return null;
  return <Notice tone="error">{t('dashboard.errors.fillAll')}</Notice>;
}
