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

async function layOut(part: HTMLElement): Promise<void> {
  await idle();
  part.dataset.laidOut = '';
  if (--waiting === 0) document.documentElement.dataset.laidOut = '';
}

/**
 * For a part of a page whose style defers its layout (`content-visibility`) in a document that came as
 * HTML. Once the parts are hydrated they are laid out one after the other while the browser is idle
 * (`data-laid-out`). The document has the attribute too once nothing in it is deferred any more. Not
 * React state, which would hydrate the parts at once.
 */
export function useDeferredLayout<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part || document.documentElement.dataset.laidOut !== undefined) return;
    waiting++;
    turn = turn.then(() => layOut(part));
  }, []);
  return ref;
}
