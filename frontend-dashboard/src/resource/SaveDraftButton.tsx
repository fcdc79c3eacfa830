import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import type { Resource } from './define-resource';
import { useSaveDraft } from './useDrafts';
import type { ResourceFormState } from './useResourceForm';

export interface SaveDraftButtonProps {
  resource: Resource;
  state: ResourceFormState;
  /** Of the draft that is edited; absent where one is made of a new form. */
  id?: string;
}

/** Saves what is there without publishing it. */
export function SaveDraftButton({ resource, state, id }: SaveDraftButtonProps) {
  const t = useText();
  const way = useSaveDraft(resource, id);
  return (
    <Button
      variant="secondary"
      disabled={state.busy || !state.dirty}
      onClick={() => state.saveAs(way)}
    >
      {t(`dashboard.drafts.${id ? 'save' : 'saveAs'}`)}
    </Button>
  );
}
