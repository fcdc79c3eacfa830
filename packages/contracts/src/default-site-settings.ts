import { NO_SITE_LINES, type SiteLines } from './site-lines';
import { NO_SITE_SETTINGS, type SiteSettings } from './site-settings';

/** Used until the owner first saves them. */
export const DEFAULT_SITE_LINES: SiteLines = {
  ...NO_SITE_LINES,
  trade: 'Joinery and interior fit-out, Jeddah',
  arTrade: 'نجارة وتجهيز داخلي، جدة',
  production:
    'All our lines under one roof: what we make, we make from the board to the last coat of oil.',
  arProduction: 'خطوطنا كلها تحت سقف واحد: نصنع القطعة كاملة، من لوح الخشب إلى آخر طبقة زيت.',
};

/** Used until the owner first saves the settings. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  ...NO_SITE_SETTINGS,
  phone: '+966 12 000 0000',
  whatsapp: '+966 50 000 0000',
  email: 'info@manjara.example',
  address: 'Al Khumrah Road, Industrial Area, Jeddah, Saudi Arabia',
  arAddress: 'طريق الخمرة، المنطقة الصناعية، جدة، المملكة العربية السعودية',
  openingHours: 'Sunday to Thursday, 8 am to 5 pm',
  arOpeningHours: 'من الأحد إلى الخميس، من ٨ صباحًا حتى ٥ مساءً',
  x: 'https://x.com/manjara_example',
  instagram: 'https://www.instagram.com/manjara_example',
  linkedin: 'https://www.linkedin.com/company/manjara-example',
  countVisits: true,
  ...DEFAULT_SITE_LINES,
};
