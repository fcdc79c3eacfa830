import type { BilingualAltImage, PreviewDraft } from '@manjara/contracts';
import type { BilingualSlot } from '../pictures/slots';

/** The picture of a slot as a page shows it; null for none, or for one that is not stored yet. */
export type ImageOf = (slot: BilingualSlot) => BilingualAltImage | null;

export interface PreviewStore {
  current(): PreviewDraft;
  /** Adds parts to the draft, in the place of those of the same name. */
  show(parts: PreviewDraft): void;
  subscribe(listener: () => void): () => void;
}

/** What a content screen holds at the moment; its forms and lists tell it, the preview shows it. */
export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>();
  let draft: PreviewDraft = {};
  return {
    current: () => draft,
    show(parts) {
      draft = { ...draft, ...parts };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
