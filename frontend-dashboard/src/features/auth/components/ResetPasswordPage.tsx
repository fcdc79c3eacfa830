import { LIMITS } from '@manjara/contracts';
import { Link, useText } from '@manjara/platform';
import { Button, PasswordField } from '@manjara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../../components/Notice';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';

/** Takes a new password twice. It is not set yet, and the answer says so (spec §2). */
export function ResetPasswordPage() {
  const t = useText();
  const [answered, setAnswered] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;
  const { min } = LIMITS.password;

  return (
    <AuthCard title={t('dashboard.auth.resetTitle')}>
      <form className={styles.form} onSubmit={handleSubmit(() => setAnswered(true))} noValidate>
        <PasswordField
          label={t('dashboard.auth.newPassword')}
          hint={t('dashboard.auth.passwordHint', { min })}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password', {
            minLength: { value: min, message: t('dashboard.auth.passwordHint', { min }) },
            required: t('dashboard.errors.fillAll'),
          })}
        />
        <PasswordField
          label={t('dashboard.auth.confirmPassword')}
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...register('confirmation', {
            required: t('dashboard.errors.fillAll'),
            validate: (value) =>
              value === getValues('password') || t('dashboard.auth.passwordsDiffer'),
          })}
        />
        {answered && <Notice tone="warning">{t('dashboard.auth.resetUnavailable')}</Notice>}
        <Button type="submit" size="l">
          {t('dashboard.auth.send')}
        </Button>
        <Link to="/dashboard/login" className={styles.link}>
          {t('dashboard.auth.backToLogin')}
        </Link>
      </form>
    </AuthCard>
  );
}
