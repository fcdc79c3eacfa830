import { createStore } from '../browser/store';

/** A completed change that can be undone. */
export interface UndoOffer {
  text: string;
  /** Name of the changed item, or the number of items. */
  name: string;
  /** The item is in the trash. */
  inTrash?: boolean;
  /** The path of a screen that the change leads away from. */
  leaving?: string;
  undo: () => void;
}

/** The last change that can be undone. */
export const undoOffer = createStore<UndoOffer | null>(null);

/** Replaces the current offer. */
export function offerUndo(offer: UndoOffer): void {
  // The response may arrive after signing out.
  if (undoOffer.isWatched()) undoOffer.set(offer);
}

/** Withdraws an offer; false if it was no longer the current one. */
export function closeUndo(offer: UndoOffer | null): boolean {
  if (!offer || undoOffer.get() !== offer) return false;
  undoOffer.set(null);
  return true;
}
