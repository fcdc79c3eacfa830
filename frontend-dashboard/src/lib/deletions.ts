import type { AxiosRequestConfig } from 'axios';

/** How long a confirmed deletion can be taken back, in milliseconds. */
export const UNDO_MS = 6000;

/** For calls that must arrive although the page is going away. */
const PARTING: AxiosRequestConfig = { adapter: 'fetch', fetchOptions: { keepalive: true } };

export interface Deletion {
  /** Of the entity. */
  id: string;
  /** Says what was deleted. */
  text: string;
  /** What the entity is called. */
  name: string;
  /** Asks the server to delete it, and answers whether it is; it never rejects. */
  send: (config?: AxiosRequestConfig) => Promise<boolean>;
}

interface PendingDeletion extends Deletion {
  /** The server has been asked: it is too late to take it back. */
  sent: boolean;
}

/** The time that is left to take a deletion back; it stands still while the deletion is held. */
interface Clock {
  left: number;
  since: number;
  /** Absent while it stands still. */
  timer?: ReturnType<typeof setTimeout>;
}

let deletions: readonly PendingDeletion[] = [];
const clocks = new Map<string, Clock>();
const listeners = new Set<() => void>();

function change(next: readonly PendingDeletion[]): void {
  deletions = next;
  listeners.forEach((listener) => listener());
}

const without = (id: string) => deletions.filter((each) => each.id !== id);

function stopClock(id: string): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}

function startClock(id: string, left: number): void {
  const timer = setTimeout(() => void sendNow(id), left);
  clocks.set(id, { left, since: performance.now(), timer });
}

async function sendNow(id: string, config?: AxiosRequestConfig): Promise<void> {
  stopClock(id);
  const pending = deletions.find((each) => each.id === id);
  if (!pending) return;
  change(deletions.map((each) => (each.id === id ? { ...each, sent: true } : each)));
  // What is deleted stays so: a list that was asked for before must not bring it back.
  if (!(await pending.send(config))) change(without(id));
}

/** Deletes once the time in which it can be taken back is over. */
export function postpone(deletion: Deletion): void {
  stopClock(deletion.id);
  change([...without(deletion.id), { ...deletion, sent: false }]);
  startClock(deletion.id, UNDO_MS);
}

/** Stops a deletion's clock while somebody is about to press the button, and starts it again. */
export function hold(id: string): () => void {
  const clock = clocks.get(id);
  if (clock?.timer === undefined) return () => undefined;
  clearTimeout(clock.timer);
  const left = Math.max(0, clock.left - (performance.now() - clock.since));
  clocks.set(id, { left, since: 0 });
  return () => {
    if (clocks.has(id)) startClock(id, left);
  };
}

/** Takes a deletion back. */
export function undo(id: string): void {
  if (!deletions.some((each) => each.id === id && !each.sent)) return;
  stopClock(id);
  change(without(id));
}

/** Deletes at once what still waits: whoever could take it back is leaving. */
export function deleteWaiting({ parting = false } = {}): void {
  for (const { id, sent } of deletions) {
    if (!sent) void sendNow(id, parting ? PARTING : undefined);
  }
}

/** Forgets what still waits; nothing of it is deleted. */
export function forgetDeletions(): void {
  [...clocks.keys()].forEach(stopClock);
  change([]);
}

/** What is deleted, or will be. */
export const currentDeletions = (): readonly PendingDeletion[] => deletions;

export function onDeletions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
