import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * State after a form was sent (spec §4): a confirmation dialog, and a thank-you box that replaces
 * the form and gets the focus when the dialog closes.
 */
export function useReceived(form: RefObject<HTMLFormElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [received, setReceived] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    // The submit button had the focus and is hidden now.
    if (received && !confirmed) box.current?.focus();
  }, [received, confirmed]);

  const markReceived = useCallback(() => {
    setReceived(true);
    setConfirmed(true);
  }, []);
  const closeConfirmation = useCallback(() => setConfirmed(false), []);

  /** Shows the empty form again. */
  function another(): void {
    flushSync(() => setReceived(false));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }

  return { box, received, confirmed, markReceived, closeConfirmation, another };
}
