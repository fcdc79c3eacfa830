import { LIMITS, type SecondFactorSetup } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { textRules } from '../../../fields/text-rules';
import { useFaultText } from '../../../fields/useFaultText';
import { useServerFaults } from '../../../forms/useServerFaults';
import { confirmSecondFactor } from '../account';
import { FormDialog } from '../FormDialog';
import layout from '../../../page/layout.module.css';
import styles from '../ProfilePage.module.css';
import { QrCode } from './QrCode';

export interface SetUpDialogProps {
  setup: SecondFactorSetup;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret to the authenticator app, and asks for its first code. */
export function SetUpDialog({ setup, onDone, onClose }: SetUpDialogProps) {
  const t = useText();
  const faultText = useFaultText();
  const form = useForm({ defaultValues: { code: '' } });
  const mutation = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSecondFactor(code),
    onSuccess: onDone,
  });
  useServerFaults(form, mutation.error, (field) => (field === 'code' ? field : null));
  return (
    <FormDialog
      persistent
      title={t('dashboard.profile.secondFactor.turnOn')}
      submitLabel={t('dashboard.profile.secondFactor.confirm')}
      form={form}
      mutation={mutation}
      onClose={onClose}
    >
      <ol className={styles.steps}>
        <li>
          {t('dashboard.profile.secondFactor.scan')}
          <QrCode text={setup.uri} label={t('dashboard.profile.secondFactor.qr')} />
          <p className={styles.onThisDevice}>
            <a href={setup.uri}>{t('dashboard.profile.secondFactor.onThisPhone')}</a>
          </p>
          <span className={layout.muted}>{t('dashboard.profile.secondFactor.secret')}</span>
          <code className={styles.code} dir="ltr">
            {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </li>
        <li>{t('dashboard.profile.secondFactor.enter')}</li>
      </ol>
      <TextField
        label={t('dashboard.auth.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={LIMITS.code}
        required
        data-autofocus
        error={faultText(form.formState.errors.code)}
        {...form.register('code', textRules(LIMITS.code))}
      />
    </FormDialog>
  );
}
