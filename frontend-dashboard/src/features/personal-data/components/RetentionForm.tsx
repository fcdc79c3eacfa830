import { RECEIVED, type Retention } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type FormEvent, useState } from 'react';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import { SendingState } from '../../../components/SendingState';
import { DiscardButton } from '../../../components/DiscardButton';
import { useSending } from '../../../hooks/useSending';
import { withToast } from '../../../lib/with-toast';
import { useSaveRetention } from '../api/retention';
import { choiceOf, isChanged, newlyDeleted } from '../hooks/retention-choice';
import styles from './PersonalDataPage.module.css';
import { RetentionDialog } from './RetentionDialog';
import { RetentionField } from './RetentionField';

/** The choice for either kind; one that deletes more than the one before is asked about. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const t = useText();
  const { mutateAsync, isPending } = useSaveRetention();
  const { send, ...sending } = useSending();
  const [chosen, setChosen] = useState(() => choiceOf(retention));
  const [asking, setAsking] = useState(false);
  const changed = isChanged(retention, chosen);
  const doomed = newlyDeleted(retention, chosen);
  useUnsavedChanges({ dirty: changed, subject: 'retention', sending });

  async function save() {
    setAsking(false);
    await withToast(() => send((transfer) => mutateAsync({ change: chosen, transfer })), {
      id: 'form-retention',
      pending: t('dashboard.personalData.savingRetention'),
      success: t('dashboard.personalData.savedRetention'),
      failure: t('dashboard.errors.unexpected'),
      cancelled: t('dashboard.sending.cancelled'),
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!changed || isPending) return;
    if (doomed.length > 0) setAsking(true);
    else void save();
  }

  return (
    <form className={styles.choices} onSubmit={submit}>
      {RECEIVED.map((kind) => (
        <RetentionField
          key={kind}
          kind={kind}
          retention={retention}
          months={chosen[kind]}
          disabled={isPending}
          onChange={(months) => setChosen({ ...chosen, [kind]: months })}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" icon="save" loading={isPending} disabled={!changed}>
          {t('common.save')}
        </Button>
        {changed && (
          <DiscardButton disabled={isPending} onDiscard={() => setChosen(choiceOf(retention))} />
        )}
      </div>
      <SendingState sending={sending} uploads={false} />
      <RetentionDialog
        open={asking}
        retention={retention}
        chosen={chosen}
        kinds={doomed}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
