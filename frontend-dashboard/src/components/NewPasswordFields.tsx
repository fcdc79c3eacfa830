import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { PasswordField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';

/** The values of a form that sets a password. */
export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

export interface NewPasswordFieldsProps<V extends NewPasswordValues> {
  form: UseFormReturn<V>;
  /** Otherwise both may stay empty. */
  required?: boolean;
}

/** A new password, typed twice. The server also refuses the most common ones. */
export function NewPasswordFields<V extends NewPasswordValues>({
  form,
  required = false,
}: NewPasswordFieldsProps<V>) {
  const t = useText();
  const { locale } = useLanguage();
  const { register, getValues, formState } = form as unknown as UseFormReturn<NewPasswordValues>;
  const { errors } = formState;
  const { min, max } = LIMITS.password;
  const hint = t('dashboard.passwords.hint', { min: min.toLocaleString(locale) });

  return (
    <>
      <PasswordField
        label={t('dashboard.passwords.new')}
        hint={hint}
        autoComplete="new-password"
        required={required}
        error={errors.password?.message}
        {...register('password', {
          required: required && t('dashboard.forms.required'),
          minLength: { value: min, message: hint },
          maxLength: {
            value: max,
            message: t('dashboard.forms.tooLong', {
              count: max,
              number: max.toLocaleString(locale),
            }),
          },
          deps: ['confirmation'],
        })}
      />
      <PasswordField
        label={t('dashboard.passwords.confirm')}
        hint={t('dashboard.passwords.confirmHint')}
        autoComplete="new-password"
        required={required}
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (value) => {
            const { password } = getValues();
            if (password && !value) return t('dashboard.forms.required');
            return value === password || t('dashboard.passwords.differ');
          },
        })}
      />
    </>
  );
}
