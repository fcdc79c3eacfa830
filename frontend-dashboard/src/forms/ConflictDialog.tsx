import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { useState } from 'react';
import type { Conflict, ConflictState, Side } from './useConflict';
import { useDateTime } from '../format/useDateTime';
import { useFieldLabels } from '../fields/useFieldLabels';
import { ComparedField } from '../versions/ComparedField';
import styles from './ConflictDialog.module.css';

export interface ConflictDialogProps {
  state: ConflictState;
  /** Label of the submit button; saving by default. */
  saveLabel?: string;
}

/** Shows conflicting changes of another save, and asks which to keep. */
export function ConflictDialog({ state, saveLabel }: ConflictDialogProps) {
  const { conflict } = state;
  return conflict ? <OpenConflict state={state} conflict={conflict} saveLabel={saveLabel} /> : null;
}

interface OpenProps extends ConflictDialogProps {
  conflict: Conflict<unknown>;
}

function OpenConflict({ state, conflict, saveLabel }: OpenProps) {
  const { both, theirs, changedAt } = conflict;
  const t = useText();
  const time = useDateTime()(changedAt);
  const labelOf = useFieldLabels(state.labels, conflict.values);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  return (
    <Dialog
      open
      size="l"
      onClose={state.close}
      title={t('dashboard.conflict.title')}
      footer={
        <>
          <Button variant="secondary" onClick={state.close}>
            {t('dashboard.conflict.later')}
          </Button>
          <Button icon="save" onClick={() => state.settle(choices)}>
            {saveLabel ?? t('common.save')}
          </Button>
        </>
      }
    >
      <p>{time ? t('dashboard.conflict.changedAt', { time }) : t('dashboard.conflict.changed')}</p>
      {both.length > 0 && <p>{t('dashboard.conflict.choose')}</p>}
      {both.map((field) => (
        <ComparedField
          key={field.path}
          path={field.path}
          label={labelOf(field.path)}
          describe={state.describe}
          side="label"
          sides={(['mine', 'theirs'] as const).map((side) => ({
            key: side,
            value: field[side],
            heading: (
              <span className={styles.choice}>
                <input
                  type="radio"
                  name={`conflict-${field.path}`}
                  checked={(choices[field.path] ?? 'mine') === side}
                  onChange={() => setChoices({ ...choices, [field.path]: side })}
                />
                {t(`dashboard.conflict.${side === 'mine' ? 'keepMine' : 'takeTheirs'}`)}
              </span>
            ),
          }))}
        />
      ))}
      {theirs.length > 0 && (
        <section className={styles.merged}>
          <p>{t('dashboard.conflict.merged')}</p>
          {theirs.map((field) => (
            <ComparedField
              key={field.path}
              path={field.path}
              label={labelOf(field.path)}
              describe={state.describe}
              sides={[{ key: 'theirs', value: field.theirs }]}
            />
          ))}
        </section>
      )}
    </Dialog>
  );
}
