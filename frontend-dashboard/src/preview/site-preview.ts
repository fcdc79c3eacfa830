import type { BilingualAltImage, PreviewDraft } from '@manjara/contracts';
import { createStore } from '../browser/store';
import type { BilingualSlot } from '../pictures/slots';

/** The stored picture of a slot as a page shows it; null if empty or not yet uploaded. */
export type ImageOf = (slot: BilingualSlot) => BilingualAltImage | null;

/** The current values of a content screen: forms and lists write them, the preview shows them. */
export const createPreviewStore = () => createStore<PreviewDraft>({});

export type PreviewStore = ReturnType<typeof createPreviewStore>;
