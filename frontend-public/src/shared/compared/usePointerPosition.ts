import { type PointerEvent, useRef } from 'react';

/**
 * Where the pointer is pressed or dragged in an element, as a share of its width from the start of
 * the line. A finger counts once it moves along the line or is lifted: before that, it may be
 * scrolling the page, which the browser reports as a cancelled pointer.
 * @param onMove `isFirst`: since it was pressed
 */
export function usePointerPosition(
  onMove: (share: number, isFirst: boolean) => void,
  dir: 'ltr' | 'rtl',
) {
  const pressed = useRef(false);
  const moved = useRef(false);

  function move({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    onMove(dir === 'rtl' ? 1 - share : share, !moved.current);
    moved.current = true;
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      pressed.current = true;
      moved.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType === 'mouse') move(event);
    },
    onPointerMove(event: PointerEvent) {
      if (pressed.current) move(event);
    },
    onPointerUp(event: PointerEvent) {
      if (pressed.current) move(event);
      pressed.current = false;
    },
    onPointerCancel() {
      pressed.current = false;
    },
  };
}
