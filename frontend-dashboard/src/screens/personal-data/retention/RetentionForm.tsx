import { SUBMISSION_KINDS, type Retention } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type SubmitEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { DiscardButton } from '../../../forms/DiscardButton';
import { FormFrame } from '../../../forms/FormFrame';
import { SendingState } from '../../../forms/SendingState';
import { useSavedForm } from '../../../forms/useSavedForm';
import { useConfirm } from '../../../page/useConfirm';
import { withTagOf } from '../../../api/etags';
import { getRetention, useSaveRetention } from './retention';
import { choiceOf, newlyDeleted, type RetentionChoice } from './retention-choice';
import { useRetentionLabel } from './useRetentionLabel';
import styles from '../PersonalDataPage.module.css';
import { RetentionDialog } from './RetentionDialog';
import { RetentionField } from './RetentionField';

const read = (retention: Retention): RetentionChoice => withTagOf(retention, choiceOf(retention));

/** The retention times; a shorter one needs confirmation. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const t = useText();
  const save = useSaveRetention();
  const labelOf = useRetentionLabel();
  const state = useSavedForm<RetentionChoice>({
    name: 'retention',
    initial: useMemo(() => read(retention), [retention]),
    stored: {
      reread: async () => read(await getRetention()),
      labels: {
        messages: t('dashboard.personalData.messages.keep'),
        jobs: t('dashboard.personalData.jobs.keep'),
      },
      describe: (months) => labelOf(Number(months)),
    },
    save: async (change, _base, transfer) => read(await save(change, transfer)),
    texts: {
      pending: t('dashboard.personalData.savingRetention'),
      success: t('dashboard.personalData.savedRetention'),
    },
  });
  const { form, busy, dirty } = state;
  const chosen = useWatch({ control: form.control }) as RetentionChoice;
  const deleted = newlyDeleted(retention, chosen);
  const shorter = useConfirm(() => void state.submit());

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (!dirty || busy) return;
    if (deleted.length > 0) shorter.ask();
    else await state.submit(event);
  }

  return (
    <FormFrame
      state={{ ...state, submit }}
      summary={false}
      footer={
        <>
          <div className={styles.actions}>
            <Button type="submit" icon="save" loading={busy} disabled={!dirty}>
              {t('common.save')}
            </Button>
            {dirty && <DiscardButton disabled={busy} onDiscard={state.discard} />}
          </div>
          <SendingState sending={state.sending} />
          <RetentionDialog
            {...shorter.dialog}
            retention={retention}
            chosen={chosen}
            kinds={deleted}
          />
        </>
      }
    >
      <div className={styles.choices}>
        {SUBMISSION_KINDS.map((kind) => (
          <RetentionField
            key={kind}
            kind={kind}
            retention={retention}
            months={chosen[kind]}
            {...form.register(kind, { valueAsNumber: true })}
          />
        ))}
      </div>
    </FormFrame>
  );
}
