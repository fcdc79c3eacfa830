import { Link, useText } from '@manjara/platform';
import { Button, TextField } from '@manjara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../../components/Notice';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';

/** Asks for the admin's address. No mail is sent yet, and the answer says so (spec §2). */
export function ForgetPasswordPage() {
  const t = useText();
  const [answered, setAnswered] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  return (
    <AuthCard title={t('dashboard.auth.forgetTitle')} intro={t('dashboard.auth.forgetIntro')}>
      <form className={styles.form} onSubmit={handleSubmit(() => setAnswered(true))} noValidate>
        <TextField
          label={t('dashboard.auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={formState.errors.email && t('dashboard.errors.fillAll')}
          {...register('email', { validate: (value) => value.trim() !== '' })}
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
