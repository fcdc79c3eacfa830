/** The one address of a product: the production lines with the product open above them. */
export const productPath = (id: string): string => `/production?product=${encodeURIComponent(id)}`;
