/** Logs the cause of a failure to the console (spec §8). */
export function logFailure(message: string, cause: unknown): void {
  console.error(message, cause);
}
