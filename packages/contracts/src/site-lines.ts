/** Lines of the site that the owner edits in both languages; an empty one is not shown. */
export interface SiteLines {
  /** Above the headline of the home page. */
  trade: string;
  arTrade: string;
  /** Above the production lines. */
  production: string;
  arProduction: string;
  /** Where the company delivers. */
  delivery: string;
  arDelivery: string;
  /** When a message is answered. */
  promise: string;
  arPromise: string;
}

export const NO_SITE_LINES: SiteLines = {
  trade: '',
  arTrade: '',
  production: '',
  arProduction: '',
  delivery: '',
  arDelivery: '',
  promise: '',
  arPromise: '',
};
