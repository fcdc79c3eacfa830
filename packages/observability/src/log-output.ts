import pino, { type DestinationStream } from 'pino';

/** Thirty requests or so. */
const PIECE_LENGTH = 8_192;
/** Nobody watches a log more closely. */
const LATEST_MS = 200;
const ERROR = pino.levels.values.error!;

/**
 * Where the log of a process goes that answers many requests: lines are written some at a time,
 * because writing each by itself costs as much as an answer from memory does. (What the library
 * has for this counts all that is waiting anew with each line, and saves little.) An error and all
 * before it is written at once, everything else within a fifth of a second, what is left when the
 * process ends; only one that is killed takes its last words along.
 * @param fd an open file, by default standard output
 */
export function logOutput(fd = 1): DestinationStream {
  const output = pino.destination({ dest: fd, sync: true });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const piece = waiting;
    waiting = '';
    if (piece) output.write(piece);
  };
  process.once('exit', flush);
  const stream = {
    /** Asks the logger to say in `lastLevel` how grave a line is. */
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      waiting += line;
      if (stream.lastLevel >= ERROR || waiting.length >= PIECE_LENGTH) flush();
      else timer ??= setTimeout(flush, LATEST_MS).unref();
    },
  };
  return stream;
}
