import { useCallback, useRef, useState } from 'react';
import type { AxiosProgressEvent } from 'axios';
import { gotNoAnswer } from '../lib/api/failure';

export interface Transfer {
  signal: AbortSignal;
  onUploadProgress: (event: AxiosProgressEvent) => void;
  /** Of the request, beside those that every call has. */
  headers?: Record<string, string>;
}

/** Why the server gave no answer: never reached, or lost after everything had been sent. */
export type NoAnswer = 'offline' | 'unreachable' | 'lost';

function noAnswer(error: unknown, arrived: boolean): NoAnswer | null {
  if (!gotNoAnswer(error)) return null;
  if (arrived) return 'lost';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/**
 * Follows an upload: `sent` runs from 0 to 1 and is null while nothing is being sent; `cancel`
 * takes it back for as long as it has not arrived whole.
 */
export function useSending() {
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<NoAnswer | null>(null);
  const controller = useRef<AbortController>(null);

  const send = useCallback(async <T>(work: (transfer: Transfer) => Promise<T>): Promise<T> => {
    controller.current = new AbortController();
    let arrived = false;
    setSent(0);
    setFailure(null);
    try {
      return await work({
        signal: controller.current.signal,
        onUploadProgress: ({ loaded, total }) => {
          const part = total ? loaded / total : 0;
          arrived = part === 1;
          // Aborting now would hide what the server does all the same.
          if (arrived) controller.current = null;
          setSent(part);
        },
      });
    } catch (error) {
      setFailure(noAnswer(error, arrived));
      throw error;
    } finally {
      controller.current = null;
      setSent(null);
    }
  }, []);

  const cancel = useCallback(() => controller.current?.abort(), []);
  return { sent, send, cancel, failure };
}

/** The state of sending a form, and a retry. */
export type Sending = Omit<ReturnType<typeof useSending>, 'send'> & { again: () => void };
