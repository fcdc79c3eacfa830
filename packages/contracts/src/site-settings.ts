import type { Image } from './entities';
import type { Bilingual, Language } from './languages';
import { NO_SITE_LINES, type SiteLines } from './site-lines';

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
export interface SiteSettings
  extends
    SiteLines,
    Record<SocialNetwork, string>,
    Bilingual<
      /** Of the company. Never empty: before the owner names it, as in the built-in logo. */
      | 'name'
      /** In the footer; empty: the built-in one. */
      | 'tagline'
      | 'address'
      | 'openingHours'
    > {
  /** Null: the built-in one. */
  logo: Image | null;
  /** As typed by the owner; use `phoneLink` for the link. */
  phone: string;
  whatsapp: string;
  email: string;
  /** An https URL, as those of the networks. */
  map: string;
  /** Ten digits. */
  commercialRegistration: string;
  /** Fifteen digits. */
  vatNumber: string;
  /** Whether visits are counted, without personal data. */
  countVisits: boolean;
}

/** As in the built-in logo. */
export const COMPANY_NAME = { ar: 'منجرة', en: 'Manjara' } as const;

/** The company's name in a language. */
export const companyName = (
  { name, arName }: Pick<SiteSettings, 'name' | 'arName'>,
  language: Language,
): string => (language === 'ar' ? arName : name) || COMPANY_NAME[language];

/** Used when the settings cannot be read. */
export const NO_SITE_SETTINGS: SiteSettings = {
  name: COMPANY_NAME.en,
  arName: COMPANY_NAME.ar,
  tagline: '',
  arTagline: '',
  logo: null,
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
