import { signIn, useText } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../hooks/useFailureText';
import { isSilent } from '../../../lib/api/failure';
import { forgetSessionEnd } from '../../../lib/session-end';
import { SIGN_IN_TOAST, withToast } from '../../../lib/with-toast';
import { type Credentials, useLogin } from '../api/login';

/**
 * The state of a form that signs in, and how it does (spec §5, §8). It leads nowhere itself: the
 * screens see the token. Leaving the form takes a sign-in back that is under way.
 */
export function useSignIn(known: Partial<Credentials> = {}) {
  const t = useText();
  const login = useLogin();
  const form = useForm<Credentials>({
    defaultValues: { email: '', password: '', remember: false, ...known },
  });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const failureText = useFailureText();

  const submit = form.handleSubmit(async (credentials) => {
    if (login.isPending) return;
    const { signal } = (controller.current = new AbortController());
    const result = await withToast(() => login.mutateAsync({ credentials, signal }), {
      id: SIGN_IN_TOAST,
      pending: t('dashboard.auth.pending'),
      success: t('dashboard.auth.success'),
      failure: failureText,
    });
    if (result.ok) {
      forgetSessionEnd();
      signIn(result.value.token, credentials.remember);
    } else if (!isSilent(result.error)) {
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return {
    form,
    submit,
    busy: login.isPending,
    /** Why it was refused. */
    failure: login.error && failureText(login.error),
  };
}
