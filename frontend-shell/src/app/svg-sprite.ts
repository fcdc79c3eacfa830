import { ARABIC_NAME, LATIN_NAME } from '@manjara/ui/wordmark';

/**
 * SVG outlines that the document uses in several places. Only the server renders them: in a script,
 * every first visit would load them twice.
 */
export const SVG_SPRITE = `<svg><path id="name-latin" d="${LATIN_NAME}"/><path id="name-arabic" d="${ARABIC_NAME}"/></svg>`;
