import type { ServerResponse } from 'node:http';

/** As servers call it when a connection ends before its answer does. */
export const CLIENT_GONE = 499;

/** How a request came out. */
export interface Answered {
  /** The answer's status; CLIENT_GONE when it did not reach its end. */
  status: number;
  /** From the request to the end of the answer. */
  seconds: number;
}

/** Calls back once, when the answer is sent or its connection has ended. */
export function onAnswered(response: ServerResponse, done: (answered: Answered) => void): void {
  const began = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
    done({ status, seconds: (performance.now() - began) / 1000 });
  });
}
