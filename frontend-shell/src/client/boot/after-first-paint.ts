/** How long the page's code waits, at most, for what is read first. */
const LIMIT_MS = 3000;
/** What shows that the visitor wants to do more than read. */
const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the page has loaded, with its fonts and the pictures that are not lazy, and is
 * painted; at once when the visitor begins to act; and never later than after three seconds. On a
 * slow line the code then does not take the way of what is read first.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => resolve();
    const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint, { once: true });
    for (const intent of INTENTS) addEventListener(intent, begin, { once: true, passive: true });
    setTimeout(begin, LIMIT_MS);
  });
