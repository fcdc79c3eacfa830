import { signIn, useText } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { useFailureText } from '../../../hooks/useFailureText';
import { isSilent } from '../../../lib/api/failure';
import { forgetSessionEnd } from '../../../lib/session-end';
import { SIGN_IN_TOAST } from '../../../lib/with-toast';
import { type Credentials, login } from '../api/auth';
import { useAuthForm } from './useAuthForm';

/**
 * A form that signs in (spec §5, §8). It does not navigate: the screens react to the token. Leaving
 * the form cancels a pending sign-in.
 */
export function useSignIn(known: Partial<Credentials> = {}) {
  const t = useText();
  const failureText = useFailureText();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const { form, submit, busy, error } = useAuthForm({
    initial: { email: '', password: '', remember: false, ...known },
    send(credentials: Credentials) {
      const { signal } = (controller.current = new AbortController());
      return login(credentials, signal);
    },
    texts: {
      id: SIGN_IN_TOAST,
      pending: t('dashboard.auth.pending'),
      success: t('dashboard.auth.success'),
    },
    onSuccess({ token }, { remember }) {
      forgetSessionEnd();
      signIn(token, remember);
    },
    onFailure(error) {
      if (!isSilent(error)) form.setFocus('password', { shouldSelect: true });
    },
  });

  return { form, submit, busy, failure: error && failureText(error) };
}
