/** Waits for a condition that comes true beside what the test awaits. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not come true within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
