import { Link, signIn, useText } from '@manjara/platform';
import { Button, CheckboxField, PasswordField, TextField } from '@manjara/ui';
import { useForm } from 'react-hook-form';
import { Notice } from '../../../components/Notice';
import { forgetSessionEnd } from '../../../lib/session-end';
import { withToast } from '../../../lib/with-toast';
import { type Credentials, useLogin } from '../api/login';
import { useSignInState } from '../hooks/useSignInState';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';

export function LoginPage() {
  const t = useText();
  const { expired } = useSignInState();
  const login = useLogin();
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '', remember: false },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (credentials) => {
    if (login.isPending) return;
    const result = await withToast(() => login.mutateAsync(credentials), {
      pending: t('dashboard.auth.pending'),
      success: t('dashboard.auth.success'),
      failure: t('dashboard.errors.unexpected'),
    });
    if (result.ok) {
      forgetSessionEnd();
      // The screen's frame sees the token and leads on to where the admin wanted to go.
      signIn(result.value.token, credentials.remember);
    } else {
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <AuthCard title={t('dashboard.auth.title')} intro={t('dashboard.auth.intro')}>
      {expired && <Notice tone="warning">{t('dashboard.auth.expired')}</Notice>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('dashboard.auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.email && t('common.required')}
          {...register('email', { validate: (value) => value.trim() !== '' })}
        />
        <PasswordField
          label={t('dashboard.auth.password')}
          autoComplete="current-password"
          required
          error={errors.password && t('common.required')}
          {...register('password', { validate: (value) => value !== '' })}
        />
        <div className={styles.row}>
          <CheckboxField label={t('dashboard.auth.remember')} {...register('remember')} />
          <Link to="/dashboard/login/forget-password" className={styles.link}>
            {t('dashboard.auth.forget')}
          </Link>
        </div>
        {(errors.email || errors.password) && (
          <Notice tone="error">{t('dashboard.errors.fillAll')}</Notice>
        )}
        <Button type="submit" size="l" loading={login.isPending}>
          {t('dashboard.auth.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
