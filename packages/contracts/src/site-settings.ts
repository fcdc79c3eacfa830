/**
 * What the site says about the company beside its pages: header, footer, chat button, contact page,
 * error pages and linked data. What is empty is not shown. GET /site-settings
 */
export interface SiteSettings {
  /** As the owner typed it; `phoneLink` makes the address of it. */
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  arAddress: string;
  openingHours: string;
  arOpeningHours: string;
  /** https addresses. */
  map: string;
  x: string;
  instagram: string;
  linkedin: string;
  /** Ten digits. */
  commercialRegistration: string;
  /** Fifteen digits. */
  vatNumber: string;
  /** Whether visits are counted, without anything about a person. */
  countVisits: boolean;
}

/** The company's name, which is part of the logo. */
export const COMPANY_NAME = { ar: 'منجرة', en: 'Manjara' } as const;

/** The networks that the company is on, in the order in which they are shown (spec §2). */
export const SOCIAL_NETWORKS = ['x', 'instagram', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What is known while the settings could not be read. */
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
  commercialRegistration: '',
  vatNumber: '',
  countVisits: false,
};

/** Until the owner has saved the settings for the first time. */
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
  commercialRegistration: '',
  vatNumber: '',
  countVisits: true,
};
