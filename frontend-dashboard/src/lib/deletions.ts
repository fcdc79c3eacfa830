import type { AxiosRequestConfig } from 'axios';

/** How long a confirmed deletion can be taken back, in milliseconds. */
export const UNDO_MS = 6000;

/** For calls that must arrive although the page is going away. */
const PARTING: AxiosRequestConfig = { adapter: 'fetch', fetchOptions: { keepalive: true } };

export interface Deletion {
  /** Of the entity. */
  id: string;
  /** Says what will be deleted. */
  text: string;
  /** Asks the server to delete it, and tells how that ended; it never rejects. */
  send: (config?: AxiosRequestConfig) => Promise<void>;
}

interface PendingDeletion extends Deletion {
  timer: ReturnType<typeof setTimeout>;
  /** The server has been asked: it is too late to take it back. */
  sent: boolean;
}

let deletions: readonly PendingDeletion[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PendingDeletion[]): void {
  deletions = next;
  listeners.forEach((listener) => listener());
}

const without = (id: string) => deletions.filter((each) => each.id !== id);

async function sendNow(pending: PendingDeletion, config?: AxiosRequestConfig): Promise<void> {
  clearTimeout(pending.timer);
  change(deletions.map((each) => (each.id === pending.id ? { ...each, sent: true } : each)));
  await pending.send(config);
  change(without(pending.id));
}

/** Deletes once the time in which it can be taken back is over. */
export function postpone(deletion: Deletion): void {
  const pending: PendingDeletion = {
    ...deletion,
    sent: false,
    timer: setTimeout(() => void sendNow(pending), UNDO_MS),
  };
  change([...without(deletion.id), pending]);
}

/** Takes a deletion back. */
export function undo(id: string): void {
  const pending = deletions.find((each) => each.id === id && !each.sent);
  if (!pending) return;
  clearTimeout(pending.timer);
  change(without(id));
}

/** Deletes at once what still waits: whoever could take it back is leaving. */
export function deleteWaiting({ parting = false } = {}): void {
  for (const pending of deletions) {
    if (!pending.sent) void sendNow(pending, parting ? PARTING : undefined);
  }
}

/** Forgets what still waits; nothing of it is deleted. */
export function forgetDeletions(): void {
  deletions.forEach(({ timer }) => clearTimeout(timer));
  change([]);
}

export const currentDeletions = (): readonly PendingDeletion[] => deletions;

export function onDeletions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
