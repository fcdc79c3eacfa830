import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What follows a form that was sent (spec §4): a confirmation above the page, and a lasting thanks
 * in the form's place, which has the focus once the confirmation is closed.
 */
export function useReceived(form: RefObject<HTMLFormElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [received, setReceived] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    // The button that sent it had the focus, and is hidden now.
    if (received && !confirmed) box.current?.focus();
  }, [received, confirmed]);

  const markReceived = useCallback(() => {
    setReceived(true);
    setConfirmed(true);
  }, []);
  const closeConfirmation = useCallback(() => setConfirmed(false), []);

  /** Brings the form back, empty. */
  function another(): void {
    flushSync(() => setReceived(false));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }

  return { box, received, confirmed, markReceived, closeConfirmation, another };
}
