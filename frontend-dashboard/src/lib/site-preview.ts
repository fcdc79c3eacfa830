import type { BilingualAltImage, PreviewDraft } from '@manjara/contracts';
import type { BilingualSlot } from './slots';

/** The picture of a slot as a page shows it; null for none, or for one that cannot be shown yet. */
export type ImageOf = (slot: BilingualSlot) => BilingualAltImage | null;

export interface PreviewState {
  draft: PreviewDraft;
  /** A picked picture is of a format that browsers do not draw. */
  undrawable: boolean;
}

export interface PreviewStore {
  current(): PreviewState;
  /** Adds parts to the draft, in the place of those of the same name. */
  show(parts: PreviewDraft, undrawable?: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** What a content screen holds at the moment; its forms and lists tell it, the preview shows it. */
export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>();
  let state: PreviewState = { draft: {}, undrawable: false };
  return {
    current: () => state,
    show(parts, undrawable = state.undrawable) {
      state = { draft: { ...state.draft, ...parts }, undrawable };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
