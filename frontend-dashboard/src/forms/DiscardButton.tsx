import { useText } from '@manjara/platform';
import { Button, ConfirmDialog } from '@manjara/ui';
import { useState } from 'react';

export interface DiscardButtonProps {
  disabled?: boolean;
  onDiscard: () => void;
}

/** Resets a form to its saved values, after a confirmation. */
export function DiscardButton({ disabled, onDiscard }: DiscardButtonProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="undo" disabled={disabled} onClick={() => setAsking(true)}>
        {t('dashboard.forms.discard')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('dashboard.forms.discarding.title')}
        confirmLabel={t('dashboard.forms.discarding.confirm')}
        cancelLabel={t('dashboard.forms.discarding.keep')}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('dashboard.forms.discarding.text')}
      </ConfirmDialog>
    </>
  );
}
