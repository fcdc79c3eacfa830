import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,iframe,[tabindex]:not([tabindex="-1"])';

/** Whether the event hits the backdrop: its target is the dialog, but outside the dialog's box. */
function onBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.() ?? true,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const active = document.activeElement;
  if (active !== edge && active !== event.currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Saves the scroll positions inside an element; returns a function that restores them. */
function keepScroll(element: HTMLElement): () => void {
  const moved = [...element.querySelectorAll<HTMLElement>('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((box) => ({ box, left: box.scrollLeft, top: box.scrollTop }));
  return () => {
    for (const { box, left, top } of moved) {
      box.scrollLeft = left;
      box.scrollTop = top;
    }
  };
}

/** Called when a dialog should close; `false` keeps it open. */
export type CloseHandler = () => void | false;

/**
 * Shows a mounted `<dialog>` as a modal: traps the focus and restores it on unmount, and reports
 * Escape and backdrop presses to `onClose` (Escape only if `persistent`). A descendant with
 * `data-autofocus` gets the initial focus, unless the focus is already inside.
 */
export function useModal(onClose: CloseHandler, { persistent = false } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    // A server-rendered open dialog is not modal yet, and the visitor may have used it already.
    const inUse = dialog.contains(before) ? before : null;
    const restoreScroll = dialog.open ? keepScroll(dialog) : null;
    if (dialog.open) dialog.close();
    dialog.showModal();
    const first = inUse ?? dialog.querySelector('[data-autofocus]');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    restoreScroll?.();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return {
    ref,
    // The cancel event of a file input inside the dialog bubbles up to here.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes the dialog when Escape is pressed twice without an interaction between.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
      // A parent that navigates unmounts it later: do not show it again before that.
      if (onClose() === false) dialog.showModal();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Tab') wrapFocus(event);
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedOutside.current = onBackdrop(event);
    },
    // Press and release must both be outside: selecting text past the edge must not close.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (!persistent && pressedOutside.current && onBackdrop(event)) onClose();
    },
  };
}
