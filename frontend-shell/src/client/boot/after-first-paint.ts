/** Longest delay of the page's code. */
const LIMIT_MS = 3000;
/** Events that show that the visitor wants to interact. */
const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the page has loaded with its fonts and eager pictures and is painted; at once when
 * the visitor interacts; after three seconds at the latest. On a slow connection the code then does
 * not compete with the visible content.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => resolve();
    // The next frame has the eager pictures; slow machines show it later.
    const afterPaint = () =>
      requestAnimationFrame(() =>
        new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }),
      );
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint, { once: true });
    for (const intent of INTENTS) addEventListener(intent, begin, { once: true, passive: true });
    setTimeout(begin, LIMIT_MS);
  });
