import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useSaveButtonProps } from '../forms/save-shortcut';
import type { ResourceFormState } from './useResourceForm';

export interface SaveDraftButtonProps {
  state: ResourceFormState;
  /** The form edits an existing draft. */
  isDraft?: boolean;
}

/**
 * Saves without publishing. In the form of a draft it is the first submit button, which Enter
 * presses.
 */
export function SaveDraftButton({ state, isDraft = false }: SaveDraftButtonProps) {
  const t = useText();
  const shortcut = useSaveButtonProps();
  return (
    <Button
      {...shortcut}
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
