import type { AxiosRequestConfig } from 'axios';
import { onSessionPause, sessionIsPaused } from './session-end';

/** How long a confirmed deletion, or a change that is done, can be taken back, in milliseconds. */
export const UNDO_MS = 6000;

/** For calls that must arrive although the page is going away. */
const KEEPALIVE: AxiosRequestConfig = { adapter: 'fetch', fetchOptions: { keepalive: true } };

export interface Deletion {
  id: string;
  /** The entities that are deleted together. */
  ids: readonly string[];
  /** What they are called. */
  name: string;
  /** Asks the server to delete them, and answers which are deleted; it never rejects. */
  send: (config?: AxiosRequestConfig) => Promise<readonly string[]>;
}

/** What has been done, and how it is taken back. */
export interface DoneChange {
  id: string;
  /** What has happened to it. */
  text: string;
  name: string;
  takeBack: () => void;
}

/** What can be undone. */
export interface Pending extends Deletion, Partial<Pick<DoneChange, 'text' | 'takeBack'>> {
  /** The server has been asked: it is too late to take it back. */
  sent: boolean;
}

/** The time that is left to take a deletion back; it stands still while the deletion is held. */
interface Clock {
  left: number;
  since: number;
  /** When it is sent in any case, however long it is held. */
  deadline: number;
  timer: ReturnType<typeof setTimeout>;
}

let deletions: readonly Pending[] = [];
const clocks = new Map<string, Clock>();
const sending = new Set<Promise<void>>();
const listeners = new Set<() => void>();

function change(next: readonly Pending[]): void {
  deletions = next;
  listeners.forEach((listener) => listener());
}

const without = (id: string) => deletions.filter((each) => each.id !== id);

function stopClock(id: string): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}

function startClock(id: string, left: number, deadline: number): void {
  const since = performance.now();
  const timer = setTimeout(() => sendNow(id), Math.min(left, deadline - since));
  clocks.set(id, { left, since, deadline, timer });
}

async function send(pending: Pending, config?: AxiosRequestConfig): Promise<void> {
  const { id } = pending;
  change(deletions.map((each) => (each.id === id ? { ...each, sent: true } : each)));
  const ids = await pending.send(config);
  // What is deleted stays so: a list that was asked for before must not bring it back.
  const left = ids.length > 0 ? [{ ...pending, ids, sent: true }] : [];
  change(deletions.flatMap((each) => (each.id === id ? left : [each])));
}

function sendNow(id: string, config?: AxiosRequestConfig): void {
  stopClock(id);
  const pending = deletions.find((each) => each.id === id && !each.sent);
  // The token is dead; what is due is sent with the one that takes its place.
  if (!pending || sessionIsPaused()) return;
  const sent: Promise<void> = send(pending, config).finally(() => sending.delete(sent));
  sending.add(sent);
}

onSessionPause(() => {
  const due = deletions.filter(({ id, sent }) => !sent && !clocks.has(id));
  due.forEach(({ id }) => sendNow(id));
});

function offer(pending: Omit<Pending, 'sent'>): void {
  stopClock(pending.id);
  change([...without(pending.id), { ...pending, sent: false }]);
  startClock(pending.id, UNDO_MS, performance.now() + 2 * UNDO_MS);
}

/** Deletes once the time in which it can be taken back is over. */
export const postpone = (deletion: Deletion): void => offer(deletion);

/** Lets what has been done be taken back, for as long as a deletion could be. */
export const offerUndo = (done: DoneChange): void =>
  offer({ ...done, ids: [], send: async () => [] });

/**
 * Stops a deletion's clock while somebody is about to press the button, and starts it again. Held
 * or not, it is sent after twice the time.
 */
export function hold(id: string): () => void {
  const clock = clocks.get(id);
  if (!clock) return () => undefined;
  const { deadline } = clock;
  const left = Math.max(0, clock.left - (performance.now() - clock.since));
  clearTimeout(clock.timer);
  startClock(id, Infinity, deadline);
  return () => {
    const held = clocks.get(id);
    if (!held) return;
    clearTimeout(held.timer);
    startClock(id, left, deadline);
  };
}

/** Takes back a deletion, or what has been done. */
export function undo(id: string): void {
  const pending = deletions.find((each) => each.id === id && !each.sent);
  if (!pending) return;
  stopClock(id);
  change(without(id));
  pending.takeBack?.();
}

/** Deletes at once what still waits: whoever could take it back is leaving. */
export function deleteWaiting({ keepalive = false } = {}): void {
  const waiting = deletions.filter(({ takeBack }) => !takeBack);
  waiting.forEach(({ id }) => sendNow(id, keepalive ? KEEPALIVE : undefined));
}

/** Resolves once the server has answered all that it was asked to delete. */
export const deletionsAnswered = async (): Promise<void> => void (await Promise.all(sending));

/** Forgets what still waits; nothing of it is deleted. */
export function forgetDeletions(): void {
  [...clocks.keys()].forEach(stopClock);
  change([]);
}

/** What is deleted or will be, and what was done and can be undone. */
export const currentDeletions = (): readonly Pending[] => deletions;

export function onDeletions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
