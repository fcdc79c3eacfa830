/** Hears, for whoever waits for the start, what is done and how much of it. */
export type Announce = (what: string, progress?: string) => void;

/** A person is told how far it is at most so often. */
const TOLD_EVERY_MS = 5_000;

/** Tells a parent process, or who looks at the terminal: the log begins after the start. */
export function tellWhoWaits(): Announce {
  let told = { what: '', at: -Infinity };
  return (what, progress) => {
    const now = performance.now();
    if (what === told.what && now - told.at < TOLD_EVERY_MS) return;
    told = { what, at: now };
    const sentence = progress === undefined ? `${what}.` : `${what} (${progress}).`;
    if (process.send) process.send({ type: 'migrating', sentence });
    else process.stderr.write(`${sentence}\n`);
  };
}
