/** Where one asks for a quote. */
export const QUOTE_PATH = '/quote';
