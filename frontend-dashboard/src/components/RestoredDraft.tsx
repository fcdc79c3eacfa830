import { useLanguage, useText } from '@manjara/platform';
import { Button, ConfirmDialog } from '@manjara/ui';
import { useState } from 'react';
import { Notice } from './Notice';
import styles from './RestoredDraft.module.css';

export interface RestoredDraftProps {
  /** What came back; null where nothing did. */
  restored: { lost: number } | null;
  /** The form still holds something that is not saved. */
  dirty: boolean;
  /** Brings the form back to what is saved. */
  onDiscard: () => void;
}

/** Says that a form holds what was typed before, and offers to throw it away. */
export function RestoredDraft({ restored, dirty, onDiscard }: RestoredDraftProps) {
  const t = useText();
  const { locale } = useLanguage();
  const [asking, setAsking] = useState(false);
  if (!restored || !dirty) return null;
  const { lost } = restored;

  function discard() {
    setAsking(false);
    onDiscard();
    // The button that asked is gone.
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
