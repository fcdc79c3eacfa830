/** Leaves the cause of a failure in the console, where the specification wants it (spec §8). */
export function logFailure(message: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- the one place of the dashboard that speaks there
  console.error(message, cause);
}
