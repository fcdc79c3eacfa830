import type { BilingualAltImage, PreviewDraft } from '@manjara/contracts';
import type { BilingualSlot } from '../pictures/slots';

/** The stored picture of a slot as a page shows it; null if empty or not yet uploaded. */
export type ImageOf = (slot: BilingualSlot) => BilingualAltImage | null;

export interface PreviewStore {
  current(): PreviewDraft;
  /** Merges parts into the draft. */
  show(parts: PreviewDraft): void;
  subscribe(listener: () => void): () => void;
}

/** The current values of a content screen: forms and lists write them, the preview shows them. */
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
