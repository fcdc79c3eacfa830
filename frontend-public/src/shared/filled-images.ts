import type { BilingualAltImage } from '@manjara/contracts';

/** The pictures of up to four slots; empty ones are skipped (spec §2). */
export const filledImages = (
  slots: readonly (BilingualAltImage | null)[] = [],
): BilingualAltImage[] => slots.filter((image) => image?.url).slice(0, 4) as BilingualAltImage[];
