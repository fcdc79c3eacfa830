import type { ServerResponse } from 'node:http';

/** As servers call it when a connection ends before its answer does. */
export const CLIENT_GONE = 499;
/** Half an answer is out, under whichever status: that it failed is seen here alone. */
const BROKEN_OFF = 500;

/** How a request came out. */
export interface Answered {
  /**
   * The answer's status. Of one that did not reach its end: CLIENT_GONE, or 500 when the server has
   * destroyed it with an error.
   */
  status: number;
  /** From the request to the end of the answer. */
  seconds: number;
}

/** Calls back once, when the answer is sent or its connection has ended. */
export function onAnswered(response: ServerResponse, done: (answered: Answered) => void): void {
  const began = performance.now();
  response.once('close', () => {
    done({ status: statusOf(response), seconds: (performance.now() - began) / 1000 });
  });
}

function statusOf({ writableFinished, statusCode, errored }: ServerResponse): number {
  if (writableFinished) return statusCode;
  return errored ? BROKEN_OFF : CLIENT_GONE;
}
