import { type RefObject, useEffect } from 'react';

/** How long each card of a list waits for the one before it (spec §9), in milliseconds. */
export const STAGGER = 250;

/** Starts the animation of an element that still waits for it, `wait` milliseconds from now. */
function bringForward(element: Element, wait: number): void {
  for (const animation of element.getAnimations()) {
    const begin = Number(animation.effect?.getTiming().delay ?? 0) - wait;
    if (Number(animation.currentTime ?? 0) < begin) animation.currentTime = begin;
  }
}

/**
 * Keeps nobody waiting who is ahead of a long list's stagger: what is scrolled or tabbed to takes
 * its turn at once, after what came into view with it. `content` changes when the items do.
 */
export function useSkipStagger(list: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }, place) => bringForward(target, place * STAGGER)),
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [list, content]);
}
