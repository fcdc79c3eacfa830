import { ConfigError } from '../config/app-config';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a work that can be broken off by Ctrl-C and the like, and tidies up after itself then.
 * @throws ConfigError with the sentence when it was
 */
export async function unlessBrokenOff<T>(
  sentence: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of SIGNALS) process.once(signal, abort);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted && error === controller.signal.reason) {
      throw new ConfigError(sentence);
    }
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}
