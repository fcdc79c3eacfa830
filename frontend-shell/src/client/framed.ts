/**
 * Whether the page is in a frame, which means a preview: only previews may be framed, and only by
 * this site.
 */
export const isFramed = (): boolean => window.parent !== window;
