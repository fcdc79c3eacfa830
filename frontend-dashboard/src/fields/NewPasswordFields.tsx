import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { PasswordField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useFaultText } from './useFaultText';
import { fault } from './fault';

/** The values of a form that sets a password. */
export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

export interface NewPasswordFieldsProps<V extends NewPasswordValues> {
  form: UseFormReturn<V>;
  /** If false, both fields may stay empty. */
  required?: boolean;
}

/** A new password, typed twice. The server also rejects the most common ones. */
export function NewPasswordFields<V extends NewPasswordValues>({
  form,
  required = false,
}: NewPasswordFieldsProps<V>) {
  const t = useText();
  const { locale } = useLanguage();
  const faultText = useFaultText();
  const { register, getValues, formState } = form as unknown as UseFormReturn<NewPasswordValues>;
  const { errors } = formState;
  const { min, max } = LIMITS.password;
  const hint = t('dashboard.passwords.hint', { number: min.toLocaleString(locale) });

  return (
    <>
      <PasswordField
        label={t('dashboard.passwords.new')}
        hint={hint}
        autoComplete="new-password"
        required={required}
        error={faultText(errors.password)}
        {...register('password', {
          required: required && fault('dashboard.forms.required'),
          minLength: { value: min, message: fault('dashboard.passwords.hint', min) },
          maxLength: { value: max, message: fault('dashboard.forms.tooLong', max) },
          deps: ['confirmation'],
        })}
      />
      <PasswordField
        label={t('dashboard.passwords.confirm')}
        hint={t('dashboard.passwords.confirmHint')}
        autoComplete="new-password"
        required={required}
        error={faultText(errors.confirmation)}
        {...register('confirmation', {
          validate: (value) => {
            const { password } = getValues();
            if (password && !value) return fault('dashboard.forms.required');
            return value === password || fault('dashboard.passwords.differ');
          },
        })}
      />
    </>
  );
}
