import { type RefObject, useCallback, useEffect } from 'react';
import { fillUntouched, readTyped } from './controls';

/** Storage may be full or blocked; the form must work without drafts. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Keeps the named fields in sessionStorage, so that a reload or a visit to another page does not
 * lose them. The fields are uncontrolled: the DOM keeps text typed before hydration.
 * @param names the same array on every render
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

  const save = useCallback(() => {
    if (!form.current) return;
    const values = JSON.stringify(readTyped(form.current, names));
    attempt((storage) => storage.setItem(key, values));
  }, [form, key, names]);

  const discard = useCallback(() => {
    attempt((storage) => storage.removeItem(key));
  }, [key]);

  return { save, discard };
}
