import { LIMITS, type SecondFactorSetup } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog, TextField } from '@manjara/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors, isSilent } from '../../../api/failure';
import { useFailureText } from '../../../api/useFailureText';
import { textRules } from '../../../fields/text-rules';
import { useFaultText } from '../../../fields/useFaultText';
import { useServerFaults } from '../../../forms/useServerFaults';
import { Notice } from '../../../page/Notice';
import { confirmSecondFactor } from '../account';
import styles from '../ProfilePage.module.css';
import { QrCode } from './QrCode';

export interface SetUpDialogProps {
  setup: SecondFactorSetup;
  /** Gets the recovery codes. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret to the authenticator app, and asks for its first code. */
export function SetUpDialog({ setup, onDone, onClose }: SetUpDialogProps) {
  const t = useText();
  const id = useId();
  const faultText = useFaultText();
  const failureText = useFailureText();
  const form = useForm({ defaultValues: { code: '' } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSecondFactor(code),
    onSuccess: onDone,
  });
  useServerFaults(form, error, (field) => (field === 'code' ? field : null));
  const failure = error && !isSilent(error) && fieldErrors(error).length === 0;
  return (
    <Dialog
      open
      persistent
      size="s"
      title={t('dashboard.profile.secondFactor.turnOn')}
      onClose={() => (isPending ? false : onClose())}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isPending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isPending}>
            {t('dashboard.profile.secondFactor.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            if (!isPending) mutate(values);
          })(event)
        }
      >
        <ol className={styles.steps}>
          <li>
            {t('dashboard.profile.secondFactor.scan')}
            <QrCode text={setup.uri} label={t('dashboard.profile.secondFactor.qr')} />
            <span className={styles.help}>{t('dashboard.profile.secondFactor.secret')}</span>{' '}
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
        {failure && <Notice tone="error">{failureText(error)}</Notice>}
      </form>
    </Dialog>
  );
}
