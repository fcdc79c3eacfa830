import { DEFAULT_SITE_LINES, NO_SITE_LINES, type SiteLines } from './site-lines';

/** Networks in display order; the first three are of the specification (§2). */
export const SOCIAL_NETWORKS = [
  'x',
  'instagram',
  'linkedin',
  'snapchat',
  'tiktok',
  'youtube',
  'googleReviews',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * GET /site-settings: company data for header, footer, chat button, contact page, error pages and
 * linked data. Empty fields are not shown.
 */
export interface SiteSettings extends SiteLines, Record<SocialNetwork, string> {
  /** As typed by the owner; use `phoneLink` for the link. */
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  arAddress: string;
  openingHours: string;
  arOpeningHours: string;
  /** An https URL, as those of the networks. */
  map: string;
  /** Ten digits. */
  commercialRegistration: string;
  /** Fifteen digits. */
  vatNumber: string;
  /** Whether visits are counted, without personal data. */
  countVisits: boolean;
}

/** As in the logo. */
export const COMPANY_NAME = { ar: 'منجرة', en: 'Manjara' } as const;

/** Used when the settings cannot be read. */
export const NO_SITE_SETTINGS: SiteSettings = {
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  arAddress: '',
  openingHours: '',
  arOpeningHours: '',
  map: '',
  x: '',
  instagram: '',
  linkedin: '',
  snapchat: '',
  tiktok: '',
  youtube: '',
  googleReviews: '',
  commercialRegistration: '',
  vatNumber: '',
  countVisits: false,
  ...NO_SITE_LINES,
};

/** Used until the owner first saves the settings. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  phone: '+966 12 000 0000',
  whatsapp: '+966 50 000 0000',
  email: 'info@manjara.example',
  address: 'Al Khumrah Road, Industrial Area, Jeddah, Saudi Arabia',
  arAddress: 'طريق الخمرة، المنطقة الصناعية، جدة، المملكة العربية السعودية',
  openingHours: 'Sunday to Thursday, 8 am to 5 pm',
  arOpeningHours: 'من الأحد إلى الخميس، من ٨ صباحًا حتى ٥ مساءً',
  map: '',
  x: 'https://x.com/manjara_example',
  instagram: 'https://www.instagram.com/manjara_example',
  linkedin: 'https://www.linkedin.com/company/manjara-example',
  snapchat: '',
  tiktok: '',
  youtube: '',
  googleReviews: '',
  commercialRegistration: '',
  vatNumber: '',
  countVisits: true,
  ...DEFAULT_SITE_LINES,
};
