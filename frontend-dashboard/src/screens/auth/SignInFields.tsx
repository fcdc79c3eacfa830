import { LIMITS } from '@manjara/contracts';
import { signIn, useText } from '@manjara/platform';
import { PasswordField, TextField } from '@manjara/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../fields/EmailField';
import { Notice } from '../../page/Notice';
import { useFailureText } from '../../api/useFailureText';
import { errorCode, isSilent } from '../../api/failure';
import { forgetSessionEnd } from '../../session/session-end';
import { SIGN_IN_TOAST } from '../../api/with-toast';
import { type Credentials, login, SECOND_FACTOR_REQUIRED } from './auth';
import { useAuthForm } from './useAuthForm';

/** E-mail and password, then the code of accounts with a second factor. */
export type SignInStep = 'password' | 'code';

/**
 * A form that signs in (spec §5, §8). It does not navigate: the screens react to the token. Leaving
 * the form cancels a pending sign-in.
 */
export function useSignIn(known: Partial<Credentials> = {}) {
  const t = useText();
  const failureText = useFailureText();
  const [step, setStep] = useState<SignInStep>('password');
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const { form, submit, busy, error } = useAuthForm({
    initial: { email: '', password: '', remember: false, code: '', ...known },
    send(credentials: Credentials) {
      const { signal } = (controller.current = new AbortController());
      return login(credentials, signal);
    },
    texts: {
      id: SIGN_IN_TOAST,
      pending: t('dashboard.auth.pending'),
      success: t('dashboard.auth.success'),
      explained: SECOND_FACTOR_REQUIRED,
    },
    onSuccess({ token }, { remember }) {
      forgetSessionEnd();
      signIn(token, remember);
    },
    onFailure(error) {
      if (isSilent(error)) return;
      if (errorCode(error) === SECOND_FACTOR_REQUIRED) return setStep('code');
      form.setFocus(step, { shouldSelect: true });
    },
  });

  const restart = () => {
    form.setValue('code', '');
    setStep('password');
  };

  const explained = errorCode(error) === SECOND_FACTOR_REQUIRED;
  return {
    form,
    submit,
    busy,
    step,
    restart,
    failure: explained ? null : error && failureText(error),
  };
}

export interface SignInFieldsProps {
  form: UseFormReturn<Credentials>;
  /** The field that gets the first focus in a dialog. */
  autoFocus?: 'email' | 'password';
  /** Between the fields and their error notice. */
  children?: ReactNode;
}

/** E-mail and password; both are needed (spec §5). */
export function SignInFields({ form, autoFocus, children }: SignInFieldsProps) {
  const t = useText();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <EmailField
        label={t('dashboard.auth.email')}
        autoComplete="username"
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
      {children}
      {(errors.email || errors.password) && (
        <Notice tone="error">{t('dashboard.errors.fillAll')}</Notice>
      )}
    </>
  );
}

/** The code of the second factor, after the password. */
export function CodeField({ form }: Pick<SignInFieldsProps, 'form'>) {
  const t = useText();
  const { register, formState, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <TextField
      label={t('dashboard.auth.code.label')}
      hint={t('dashboard.auth.code.hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={LIMITS.code}
      required
      error={formState.errors.code && t('common.required')}
      {...register('code', { validate: (value) => value.trim() !== '' })}
    />
  );
}
