/** A product has no page: its address opens it above the list. */
export const productPath = (id: string): string => `/production?product=${encodeURIComponent(id)}`;
