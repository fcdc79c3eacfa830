import { useLanguage, useText } from '@manjara/platform';
import { Button, ConfirmDialog } from '@manjara/ui';
import { useState } from 'react';
import { Notice } from '../page/Notice';
import styles from './RestoredDraft.module.css';

export interface RestoredDraftProps {
  /** The restored draft; null if there was no draft. */
  restored: { lost: number } | null;
  /** The form has unsaved changes. */
  dirty: boolean;
  /** Resets the form to its saved values. */
  onDiscard: () => void;
}

/** Notice that a form shows a restored draft, with a button that discards it. */
export function RestoredDraft({ restored, dirty, onDiscard }: RestoredDraftProps) {
  const t = useText();
  const { locale } = useLanguage();
  const [asking, setAsking] = useState(false);
  if (!restored || !dirty) return null;
  const { lost } = restored;

  function discard() {
    setAsking(false);
    onDiscard();
    // The button that had the focus is removed with the notice.
    document.getElementById('screen-title')?.focus();
  }

  return (
    <>
      <Notice tone="warning">
        <div className={styles.restored}>
          <div>
            <p>{t('dashboard.forms.restored')}</p>
            {lost > 0 && (
              <p>
                {t('dashboard.forms.restoredWithout', {
                  count: lost,
                  number: lost.toLocaleString(locale),
                })}
              </p>
            )}
          </div>
          <Button variant="ghost" size="s" icon="trash" onClick={() => setAsking(true)}>
            {t('dashboard.forms.throwAway.button')}
          </Button>
        </div>
      </Notice>
      <ConfirmDialog
        open={asking}
        title={t('dashboard.forms.throwAway.title')}
        confirmLabel={t('dashboard.forms.throwAway.button')}
        cancelLabel={t('dashboard.forms.throwAway.keep')}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        {t('dashboard.forms.throwAway.text')}
      </ConfirmDialog>
    </>
  );
}
