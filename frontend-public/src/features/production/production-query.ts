export const PRODUCTION_PATH = '/production';

/** The parameters that are read of its query. */
export const PRODUCTION_PARAMS = ['line', 'product'];

/** Id of the product that the address names, when it names one. */
export const namedProduct = ({ search }: Pick<URL, 'search'>): string | null =>
  new URLSearchParams(search).get('product')?.trim() || null;
