import { type RefObject, useEffect, useRef } from 'react';

let turn: Promise<void> = Promise.resolve();
let waiting = 0;

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

async function layOut(part: HTMLElement): Promise<void> {
  await idle();
  part.dataset.laidOut = '';
  if (--waiting === 0) document.documentElement.dataset.laidOut = '';
}

/**
 * For a part whose layout is deferred (`content-visibility`) in a server-rendered document. After
 * hydration the parts are laid out one by one while the browser is idle (`data-laid-out`); when all
 * are done, the document gets the attribute, too. Not React state, which would hydrate all parts at
 * once.
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
