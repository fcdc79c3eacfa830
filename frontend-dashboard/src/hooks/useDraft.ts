import { getToken } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../lib/drafts';

/**
 * Keeps a form's values when its screen is left because the session ended, and gives them back
 * once when the screen is opened again.
 */
export function useDraft<V>(form: string, isDirty: () => boolean, current: () => V): V | undefined {
  const [draft] = useState(() => draftOf<V>(form));

  const leave = useEffectEvent(() => {
    if (getToken() === null && isDirty()) keepDraft(form, current());
  });
  useEffect(() => {
    dropDraft(form);
    return () => leave();
  }, [form]);

  return draft;
}
