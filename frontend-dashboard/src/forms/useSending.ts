import type { AxiosProgressEvent } from 'axios';
import { useState } from 'react';
import { gotNoAnswer } from '../api/failure';

export interface Transfer {
  onUploadProgress: (event: AxiosProgressEvent) => void;
  headers?: Record<string, string>;
}

/** Why no response arrived; `lost`: the connection broke after the whole body was sent. */
export type NoAnswer = 'offline' | 'unreachable' | 'lost';

function noAnswer(error: unknown, arrived: boolean): NoAnswer | null {
  if (!gotNoAnswer(error)) return null;
  if (arrived) return 'lost';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** Sends a form; `failure` is the reason why the last attempt got no response. */
export function useSending() {
  const [failure, setFailure] = useState<NoAnswer | null>(null);

  async function send<T>(work: (transfer: Transfer) => Promise<T>): Promise<T> {
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
  }

  return { send, failure };
}

/** The sending state of a form. */
export interface Sending {
  /** Saving waits for uploads. */
  waiting: boolean;
  failure: NoAnswer | null;
  again: () => void;
}
