import { useText } from '@manjara/platform';
import { Button, ConfirmDialog } from '@manjara/ui';
import { useCounted } from '../format/useCounted';
import { Notice } from '../page/Notice';
import { useConfirm } from '../page/useConfirm';
import layout from '../page/layout.module.css';
import type { FormState } from './useSavedForm';

/** Notice that a form shows a restored draft, with a button that discards it. */
export function RestoredDraft({ state }: { state: FormState<'restored' | 'dirty' | 'discard'> }) {
  const { restored, dirty, discard } = state;
  const t = useText();
  const counted = useCounted();
  const { ask, dialog } = useConfirm(() => {
    discard();
    // The button that had the focus is removed with the notice.
    document.getElementById('screen-title')?.focus();
  });
  if (!restored || !dirty) return null;
  const { lost } = restored;

  return (
    <>
      <Notice tone="warning">
        <div className={layout.spread}>
          <div>
            <p>{t('dashboard.forms.restored')}</p>
            {lost > 0 && <p>{t('dashboard.forms.restoredWithout', counted(lost))}</p>}
          </div>
          <Button variant="ghost" size="s" icon="trash" onClick={ask}>
            {t('dashboard.forms.throwAway.button')}
          </Button>
        </div>
      </Notice>
      <ConfirmDialog
        {...dialog}
        title={t('dashboard.forms.throwAway.title')}
        confirmLabel={t('dashboard.forms.throwAway.button')}
        cancelLabel={t('dashboard.forms.throwAway.keep')}
      >
        {t('dashboard.forms.throwAway.text')}
      </ConfirmDialog>
    </>
  );
}
