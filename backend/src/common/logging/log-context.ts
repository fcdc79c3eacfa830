import type { RequestListener } from 'node:http';
import { storage } from 'nestjs-pino/storage';

/**
 * Ends the context in which lines of the log carry the id of a request, when the application has
 * none to answer: as long as there is one, each promise and callback of a process on Node 20 costs
 * more, those of answers from memory too. The next request begins it anew. What goes on after the
 * last answer is logged without an id.
 */
export function endingLogContext(application: RequestListener): RequestListener {
  let unanswered = 0;
  return (request, response) => {
    unanswered += 1;
    response.once('close', () => {
      unanswered -= 1;
      if (unanswered === 0) storage.disable();
    });
    application(request, response);
  };
}
