import { type RefObject, useCallback, useEffect } from 'react';
import { fillUntouched, readTyped } from './controls';

/** Storage may be full or forbidden; a draft is a convenience, so the form works without. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Keeps what was typed into the named fields for this browser session, so that neither a reload
 * nor a visit to another page loses it. The form's fields are uncontrolled: the DOM holds what was
 * typed before React was there. `names` must be the same array from render to render.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
) {
  useEffect(() => {
    const stored = attempt((storage) => storage.getItem(key));
    if (!form.current || !stored) return;
    const draft = attempt(() => JSON.parse(stored) as Record<string, unknown> | null);
    if (draft) fillUntouched(form.current, names, draft);
  }, [form, key, names]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const values = JSON.stringify(readTyped(form.current, names));
    attempt((storage) => storage.setItem(key, values));
  }, [form, key, names]);

  const forget = useCallback(() => {
    attempt((storage) => storage.removeItem(key));
  }, [key]);

  return { keep, forget };
}
