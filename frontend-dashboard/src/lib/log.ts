/** Leaves the cause of a failure in the console, where the specification wants it (spec §8). */
export function logFailure(message: string, cause: unknown): void {
  console.error(message, cause);
}
