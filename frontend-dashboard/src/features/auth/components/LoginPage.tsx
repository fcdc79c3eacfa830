import { Link, useText } from '@manjara/platform';
import { Button, CheckboxField } from '@manjara/ui';
import { Notice } from '../../../components/Notice';
import { useSignIn } from '../hooks/useSignIn';
import { useSignInState } from '../hooks/useSignInState';
import { AuthCard } from './AuthCard';
import styles from './AuthForm.module.css';
import { FieldsMissing, SignInFields } from './SignInFields';

export function LoginPage() {
  const t = useText();
  const { expired } = useSignInState();
  const { form, submit, busy } = useSignIn();
  return (
    <AuthCard title={t('dashboard.auth.title')} intro={t('dashboard.auth.intro')}>
      {expired && <Notice tone="warning">{t('dashboard.auth.expired')}</Notice>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <SignInFields form={form} />
        <div className={styles.row}>
          <CheckboxField label={t('dashboard.auth.remember')} {...form.register('remember')} />
          <Link to="/dashboard/login/forget-password" className={styles.link}>
            {t('dashboard.auth.forget')}
          </Link>
        </div>
        <FieldsMissing form={form} />
        <Button type="submit" size="l" loading={busy}>
          {t('dashboard.auth.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
