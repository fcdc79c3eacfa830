import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import type { ResourceFormState } from './useResourceForm';

export interface SaveDraftButtonProps {
  state: ResourceFormState;
  /** Of a draft that is edited, not of a new form. */
  isDraft?: boolean;
}

/**
 * Saves what is there without publishing it. The first button of the form of a draft that submits
 * is the one that Enter presses.
 */
export function SaveDraftButton({ state, isDraft = false }: SaveDraftButtonProps) {
  const t = useText();
  return (
    <Button
      type={isDraft ? 'submit' : 'button'}
      variant="secondary"
      disabled={state.busy || !state.dirty}
      onClick={(event) => {
        event.preventDefault();
        state.saveDraft();
      }}
    >
      {t(`dashboard.drafts.${isDraft ? 'save' : 'saveAs'}`)}
    </Button>
  );
}
