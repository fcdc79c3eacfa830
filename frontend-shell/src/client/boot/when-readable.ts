/** How long the page's code waits, at most, for what is read first. */
const LIMIT_MS = 3000;
/** What shows that the visitor wants to do more than read. */
const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;

const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** The fonts, and the pictures of the first screen: the others load lazily. */
const firstScreen = () =>
  Promise.all([
    document.fonts.ready,
    ...[...document.images]
      .filter((image) => image.loading !== 'lazy')
      .map((image) => image.decode().catch(() => {})),
  ]);

const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Resolves when the first screen of a rendered page is painted, with its fonts and pictures; at
 * once when the visitor begins to act or nobody looks; and never later than after three seconds.
 * On a slow line the code then does not take the way of what is read first.
 */
export async function whenReadable(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const done = new AbortController();
  const painted = firstPaint().then(firstScreen).then(nextPaint);
  const wanted = new Promise<void>((resolve) => {
    const options = { capture: true, passive: true, signal: done.signal };
    for (const intent of INTENTS) addEventListener(intent, () => resolve(), options);
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([painted, wanted, waited]);
  done.abort();
}
