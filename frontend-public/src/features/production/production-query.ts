export const PRODUCTION_PATH = '/production';

/** Query parameters that the page reads. */
export const PRODUCTION_PARAMS = ['line', 'product'];

/** Id of the open product. */
export const namedProduct = ({ search }: Pick<URL, 'search'>): string | null =>
  new URLSearchParams(search).get('product')?.trim() || null;
