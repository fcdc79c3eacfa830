import { ARABIC_NAME, LATIN_NAME } from '@manjara/ui/wordmark';

/**
 * What several places of the document draw. The server writes it, once; no script holds it, because
 * every first visit would load the outlines a second time.
 */
export const SVG_SPRITE = `<svg><path id="name-latin" d="${LATIN_NAME}"/><path id="name-arabic" d="${ARABIC_NAME}"/></svg>`;
