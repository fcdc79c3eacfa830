/** Hears, for whoever waits for the start, what is done. */
export type Announce = (sentence: string) => void;

/** The same sentence is repeated at most so often. */
const REPEATED_EVERY_MS = 5_000;

/** Tells a parent process, or who looks at the terminal: the log begins after the start. */
export function tellWhoWaits(): Announce {
  let last = { sentence: '', at: -Infinity };
  return (sentence) => {
    const now = performance.now();
    if (sentence === last.sentence && now - last.at < REPEATED_EVERY_MS) return;
    last = { sentence, at: now };
    if (process.send) process.send({ type: 'migrating', sentence });
    else process.stderr.write(`${sentence}\n`);
  };
}
