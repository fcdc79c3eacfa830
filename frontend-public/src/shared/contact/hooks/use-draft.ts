import { type RefObject, useCallback, useEffect } from 'react';
import { type ContactValues, fillEmptyFields, readValues } from '../contact-fields';

const DRAFT_KEY = 'contact-draft';

/** Storage may be full or forbidden; a draft is a convenience, so the form works without. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Keeps what was typed for this browser session, so that neither a reload nor a visit to another
 * page loses it. The form's fields are uncontrolled: the DOM holds what was typed before React
 * was there.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const stored = attempt((storage) => storage.getItem(DRAFT_KEY));
    if (!form.current || !stored) return;
    const draft = attempt(() => JSON.parse(stored) as Partial<ContactValues> | null);
    if (draft) fillEmptyFields(form.current, draft);
  }, [form]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const values = JSON.stringify(readValues(form.current));
    attempt((storage) => storage.setItem(DRAFT_KEY, values));
  }, [form]);

  const forget = useCallback(() => {
    attempt((storage) => storage.removeItem(DRAFT_KEY));
  }, []);

  return { keep, forget };
}
