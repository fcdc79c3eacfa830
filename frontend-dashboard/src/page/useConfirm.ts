import { useState } from 'react';

/** Asks before something is done: `ask` opens the question, `dialog` are the props of its dialog. */
export function useConfirm(onConfirm: () => void) {
  const [open, setOpen] = useState(false);
  const onCancel = () => setOpen(false);
  return {
    ask: () => setOpen(true),
    dialog: {
      open,
      onCancel,
      onConfirm() {
        onCancel();
        onConfirm();
      },
    },
  };
}
