import {
  findCategory,
  PRODUCT_CATEGORIES,
  PROJECT_CATEGORIES,
  TIME_ZONE,
} from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { useState } from 'react';
import type { Conflict, ConflictState, Side } from '../hooks/useConflict';
import { useFieldLabels } from '../hooks/useFieldLabels';
import { type FieldVersions, isPicture } from '../lib/merge-values';
import styles from './ConflictDialog.module.css';
import { PicturePreview } from './PicturePreview';

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
  const time = useTime(changedAt);
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
        <fieldset key={field.path} className={styles.field}>
          <legend className={styles.name}>{labelOf(field.path)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side}>
              <span className={styles.choice}>
                <input
                  type="radio"
                  name={`conflict-${field.path}`}
                  checked={(choices[field.path] ?? 'mine') === side}
                  onChange={() => setChoices({ ...choices, [field.path]: side })}
                />
                {t(`dashboard.conflict.${side === 'mine' ? 'keepMine' : 'takeTheirs'}`)}
              </span>
              <FieldValue field={field} side={side} describe={state.describe} />
            </label>
          ))}
        </fieldset>
      ))}
      {theirs.length > 0 && (
        <section className={styles.merged}>
          <p>{t('dashboard.conflict.merged')}</p>
          <dl>
            {theirs.map((field) => (
              <div key={field.path} className={styles.field}>
                <dt className={styles.name}>{labelOf(field.path)}</dt>
                <dd className={styles.value}>
                  <FieldValue field={field} side="theirs" describe={state.describe} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}

const CATEGORIES = [...PROJECT_CATEGORIES, ...PRODUCT_CATEGORIES];

interface FieldValueProps {
  field: FieldVersions;
  side: Side;
  describe: ConflictState['describe'];
}

function FieldValue({ field, side, describe }: FieldValueProps) {
  const t = useText();
  const { language } = useLanguage();
  const value = field[side];
  const pictures = (Array.isArray(value) ? value : [value]).filter(isPicture);
  if (pictures.length > 0) {
    return (
      <span className={styles.pictures}>
        {pictures.map((picture) => (
          <span key={picture.id} className={styles.picture}>
            <PicturePreview picture={picture} alt="" sizes="10rem" />
          </span>
        ))}
      </span>
    );
  }
  const text = describe?.(value) ?? (typeof value === 'string' ? value : '');
  if (!text.trim()) return <span className={styles.empty}>{t('dashboard.conflict.empty')}</span>;
  const shown = field.path === 'category' ? findCategory(CATEGORIES, text)?.[language] : undefined;
  return (
    <span className={styles.text} dir="auto">
      {shown ?? text}
    </span>
  );
}

const LOCALES = { ar: 'ar-EG', en: 'en-GB' } as const;

function useTime(iso: string | undefined): string | null {
  const { language } = useLanguage();
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(date);
}
