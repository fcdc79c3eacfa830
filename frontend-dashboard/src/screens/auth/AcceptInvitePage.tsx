import { type InviteOffer, LIMITS } from '@manjara/contracts';
import { signIn, signOut, useNavigate, useText } from '@manjara/platform';
import { Button, ErrorState, Skeleton, TextField } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../api/failure';
import { EmailField } from '../../fields/EmailField';
import { NewPasswordFields } from '../../fields/NewPasswordFields';
import { textRules } from '../../fields/text-rules';
import { useFaultText } from '../../fields/useFaultText';
import { Notice } from '../../page/Notice';
import { forgetSessionEnd } from '../../session/session-end';
import { acceptInvite, getOffer, INVITE_INVALID } from './auth';
import { AuthCard } from './AuthCard';
import { useAuthForm } from './useAuthForm';
import { useLinkToken } from './useLinkToken';

/** Makes an account with the link of an invite. */
export default function AcceptInvitePage() {
  const t = useText();
  const token = useLinkToken();
  const [isUsed, setUsed] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => getOffer(token ?? '', signal),
    enabled: token !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (token && data && !isUsed) {
    return <AcceptForm token={token} offer={data} onInvalid={() => setUsed(true)} />;
  }
  const isInvalid = isUsed || errorCode(error) === INVITE_INVALID;
  return (
    <AuthCard title={t('dashboard.auth.invite.title')}>
      {!token || isInvalid ? (
        <Notice tone="error">{t(`dashboard.auth.invite.${token ? 'invalid' : 'missing'}`)}</Notice>
      ) : error ? (
        <ErrorState title={t('dashboard.auth.invite.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
    </AuthCard>
  );
}

interface AcceptFormProps {
  token: string;
  offer: InviteOffer;
  onInvalid: () => void;
}

function AcceptForm({ token, offer, onInvalid }: AcceptFormProps) {
  const t = useText();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const { form, submit, busy } = useAuthForm({
    initial: { name: offer.name, email: '', password: '', confirmation: '' },
    send: ({ name, email, password }) => acceptInvite({ token, name, email, password }),
    texts: {
      id: 'accept-invite',
      pending: t('dashboard.auth.invite.pending'),
      success: t('dashboard.auth.invite.success'),
      explained: INVITE_INVALID,
    },
    serverFields: ['name', 'email', 'password'],
    onSuccess({ token: session }) {
      // End the session of another account.
      signOut();
      forgetSessionEnd();
      signIn(session, false);
      void navigate('/dashboard/overview', { replace: true });
    },
    onFailure(error) {
      if (errorCode(error) === INVITE_INVALID) onInvalid();
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const role = t(`dashboard.people.roles.${offer.role}`);
  return (
    <AuthCard
      title={t('dashboard.auth.invite.title')}
      intro={
        offer.by
          ? t('dashboard.auth.invite.intro', { by: offer.by, role })
          : t('dashboard.auth.invite.introUnnamed', { role })
      }
      onSubmit={submit}
    >
      <TextField
        label={t('dashboard.auth.invite.name')}
        autoComplete="name"
        required
        error={faultText(errors.name)}
        {...register('name', textRules(LIMITS.name))}
      />
      <EmailField
        label={t('dashboard.auth.email')}
        hint={t('dashboard.auth.invite.emailHint')}
        autoComplete="username"
        error={faultText(errors.email)}
        {...register('email', textRules(LIMITS.email))}
      />
      <NewPasswordFields form={form} required />
      <Button type="submit" size="l" loading={busy}>
        {t('dashboard.auth.invite.submit')}
      </Button>
    </AuthCard>
  );
}
