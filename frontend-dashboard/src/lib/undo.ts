/** A change that is done and can be taken back. */
export interface UndoOffer {
  text: string;
  /** Of the changed item, or a count of several. */
  name: string;
  /** It waits in the trash. */
  inTrash?: boolean;
  /** The path of a screen that the change leads away from. */
  leaving?: string;
  undo: () => void;
}

let current: UndoOffer | null = null;
const listeners = new Set<() => void>();

function change(next: UndoOffer | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** The last change that can be taken back. */
export const undoOffer = (): UndoOffer | null => current;

/** Replaces the current offer. */
export function offerUndo(offer: UndoOffer): void {
  // The response may arrive after signing out.
  if (listeners.size > 0) change(offer);
}

/** Withdraws an offer; false if it was not there any more. */
export function closeUndo(offer: UndoOffer | null): boolean {
  if (!offer || current !== offer) return false;
  change(null);
  return true;
}

export function onUndo(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
