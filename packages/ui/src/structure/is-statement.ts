/** Words that the display face carries; longer headings are set in the text face. */
const DISPLAY_WORDS = 6;

/** Value of `data-statement` of a heading, which base.css sets in the text face. */
export const isStatement = (text: unknown): true | undefined =>
  (typeof text === 'string' && text.trim().split(/\s+/).length > DISPLAY_WORDS) || undefined;
