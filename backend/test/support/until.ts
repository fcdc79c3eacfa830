const PAUSE_MS = 20;

/** Polls until a condition is true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition was not met within ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
