import type { AxiosProgressEvent } from 'axios';
import { useCallback, useState } from 'react';
import { gotNoAnswer } from '../lib/api/failure';

export interface Transfer {
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

/** Sends a form; `failure` says why the last time got no answer. */
export function useSending() {
  const [failure, setFailure] = useState<NoAnswer | null>(null);

  const send = useCallback(async <T>(work: (transfer: Transfer) => Promise<T>): Promise<T> => {
    let arrived = false;
    setFailure(null);
    try {
      return await work({
        onUploadProgress: ({ loaded, total }) => {
          arrived = loaded === total;
        },
      });
    } catch (error) {
      setFailure(noAnswer(error, arrived));
      throw error;
    }
  }, []);

  return { send, failure };
}

/** How the sending of a form stands. */
export interface Sending {
  /** Saving waits for pictures that are on their way. */
  waiting: boolean;
  failure: NoAnswer | null;
  /** Sends it again. */
  again: () => void;
}
