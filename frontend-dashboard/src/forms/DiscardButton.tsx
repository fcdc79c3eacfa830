import { useText } from '@manjara/platform';
import { Button, ConfirmDialog } from '@manjara/ui';
import { useConfirm } from '../page/useConfirm';

export interface DiscardButtonProps {
  disabled?: boolean;
  onDiscard: () => void;
}

/** Resets a form to its saved values, after a confirmation. */
export function DiscardButton({ disabled, onDiscard }: DiscardButtonProps) {
  const t = useText();
  const { ask, dialog } = useConfirm(onDiscard);
  return (
    <>
      <Button variant="ghost" icon="undo" disabled={disabled} onClick={ask}>
        {t('dashboard.forms.discard')}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('dashboard.forms.discarding.title')}
        confirmLabel={t('dashboard.forms.discarding.confirm')}
        cancelLabel={t('dashboard.forms.discarding.keep')}
      >
        {t('dashboard.forms.discarding.text')}
      </ConfirmDialog>
    </>
  );
}
