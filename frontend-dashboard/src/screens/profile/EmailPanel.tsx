import { type AdminProfile, LIMITS } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../api/get-profile';
import { EmailField } from '../../fields/EmailField';
import { textRules } from '../../fields/text-rules';
import { useFaultText } from '../../fields/useFaultText';
import { Panel } from '../../page/Panel';
import { changeEmail, SESSIONS_KEY } from './account';
import { ConfirmedDialog } from './ConfirmedDialog';
import layout from '../../page/layout.module.css';

/** The e-mail of the sign-in. It is not part of the profile's form (spec §5). */
export function EmailPanel({ email }: Pick<AdminProfile, 'email'>) {
  const t = useText();
  const client = useQueryClient();
  const faultText = useFaultText();
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t('dashboard.profile.emailChange.title')}>
      <p className={layout.muted}>{t('dashboard.profile.emailChange.help')}</p>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <div>
        <Button variant="secondary" icon="mail" onClick={() => setOpen(true)}>
          {t('dashboard.profile.emailChange.action')}
        </Button>
      </div>
      {open && (
        <ConfirmedDialog
          title={t('dashboard.profile.emailChange.action')}
          text={t('dashboard.profile.emailChange.text')}
          submitLabel={t('dashboard.profile.emailChange.action')}
          initial={{ email: '', currentPassword: '' }}
          work={changeEmail}
          onDone={(profile) => {
            setOpen(false);
            client.setQueryData(profileQuery().queryKey, profile);
            void client.invalidateQueries({ queryKey: SESSIONS_KEY });
            toast.success(t('dashboard.profile.emailChange.done'), { id: 'email' });
          }}
          onClose={() => setOpen(false)}
          fields={({ register, formState }) => (
            <EmailField
              label={t('dashboard.profile.emailChange.new')}
              autoComplete="email"
              data-autofocus
              error={faultText(formState.errors.email)}
              {...register('email', textRules(LIMITS.email))}
            />
          )}
        />
      )}
    </Panel>
  );
}
