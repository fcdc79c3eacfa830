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

/** Used until the owner first saves them. */
export const DEFAULT_SITE_LINES: SiteLines = {
  ...NO_SITE_LINES,
  trade: 'Joinery and interior fit-out, Jeddah',
  arTrade: 'نجارة وتجهيز داخلي، جدة',
  production:
    'Eight lines under one roof: what we make, we make from the board to the last coat of oil.',
  arProduction: 'ثمانية خطوط تحت سقف واحد: نصنع القطعة كاملة، من لوح الخشب إلى آخر طبقة زيت.',
};
