import { useText } from '@manjara/platform';
import { Button, CheckboxField } from '@manjara/ui';
import { Notice } from '../../page/Notice';
import { AuthCard, AuthLink } from './AuthCard';
import layout from '../../page/layout.module.css';
import { useSignInState } from './SessionGuards';
import { CodeField, SignInFields, useSignIn } from './SignInFields';

/** Signs in (spec §2). */
export default function LoginPage() {
  const t = useText();
  const { expired } = useSignInState();
  const { form, submit, busy, step, restart } = useSignIn();
  return (
    <AuthCard
      title={t('dashboard.auth.title')}
      intro={t(step === 'code' ? 'dashboard.auth.code.intro' : 'dashboard.auth.intro')}
      back={false}
      onSubmit={submit}
    >
      {expired && <Notice tone="warning">{t('dashboard.auth.expired')}</Notice>}
      {step === 'code' ? (
        <CodeField form={form} />
      ) : (
        <SignInFields form={form}>
          <div className={layout.spread}>
            <CheckboxField label={t('dashboard.auth.remember')} {...form.register('remember')} />
            <AuthLink to="/dashboard/login/forget-password">{t('dashboard.auth.forget')}</AuthLink>
          </div>
        </SignInFields>
      )}
      <Button type="submit" size="l" loading={busy}>
        {t('dashboard.auth.submit')}
      </Button>
      {step === 'code' && (
        <Button variant="ghost" onClick={restart}>
          {t('dashboard.auth.code.restart')}
        </Button>
      )}
    </AuthCard>
  );
}
