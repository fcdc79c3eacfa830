import { type RefObject, useEffect } from 'react';

/**
 * Fits something of a fixed width into an element: `--width` is that width, `--scale` how much
 * smaller it must be drawn, 1 at most.
 */
export function useScaled(ref: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.setProperty('--width', `${width}px`);
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
}
