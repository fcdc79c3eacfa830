import { type RefObject, useEffect, useRef } from 'react';

let turn: Promise<void> = Promise.resolve();
let waiting = 0;

/** Resolves when the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

async function wake(part: HTMLElement): Promise<void> {
  await idle();
  part.dataset.awake = '';
  if (--waiting === 0) document.documentElement.dataset.alive = '';
}

/**
 * For a part of a page whose style lets the browser put off its layout, as long as the document has
 * come as HTML and is not `data-alive`. The parts are woken (`data-awake`) one after the other when
 * they have come to life and the browser is idle; what a later navigation shows does not rest. It
 * is no state of React's, because that would hydrate the parts at once.
 */
export function useWaking<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part || document.documentElement.dataset.alive !== undefined) return;
    waiting++;
    turn = turn.then(() => wake(part));
  }, []);
  return ref;
}
