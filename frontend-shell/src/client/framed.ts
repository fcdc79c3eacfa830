/**
 * Whether the page stands in a frame: then it is a preview, since the server lets nothing else be
 * framed, and that by the site itself alone.
 */
export const isFramed = (): boolean => window.parent !== window;
