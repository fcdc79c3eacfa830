import { createStore } from './store';

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

/** The last change that can be taken back. */
export const undoOffer = createStore<UndoOffer | null>(null);

/** Replaces the current offer. */
export function offerUndo(offer: UndoOffer): void {
  // The response may arrive after signing out.
  if (undoOffer.isWatched()) undoOffer.set(offer);
}

/** Withdraws an offer; false if it was not there any more. */
export function closeUndo(offer: UndoOffer | null): boolean {
  if (!offer || undoOffer.get() !== offer) return false;
  undoOffer.set(null);
  return true;
}
