import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `open`, calls back on Escape and on a press outside the element. `byKeyboard`: Escape,
 * after which the focus should return to the button.
 */
export function useDismiss(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onDismiss: (byKeyboard: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const press = (event: MouseEvent) => {
      if (!element.current?.contains(event.target as Node)) dismiss(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    document.addEventListener('mousedown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('mousedown', press);
      document.removeEventListener('keydown', key);
    };
  }, [open, element]);
}
