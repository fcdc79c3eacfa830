import type { Language } from './languages';

/** What the site says about the company beside its content: footer, chat button, contact page. */
export const COMPANY = {
  name: { ar: 'منجرة', en: 'Manjara' },
  email: 'info@manjara.example',
  /** E.164 for links, and grouped as a Saudi reader expects. */
  phone: { number: '+966120000000', display: '+966 12 000 0000' },
  /** E.164 without the plus sign, as wa.me takes it. */
  whatsapp: '966500000000',
  social: {
    x: 'https://x.com/manjara_example',
    instagram: 'https://www.instagram.com/manjara_example',
    linkedin: 'https://www.linkedin.com/company/manjara-example',
  },
  address: {
    ar: 'طريق الخمرة، المنطقة الصناعية، جدة، المملكة العربية السعودية',
    en: 'Al Khumrah Road, Industrial Area, Jeddah, Saudi Arabia',
  },
  /** The same address in parts, as search engines and maps take it. */
  place: {
    street: { ar: 'طريق الخمرة، المنطقة الصناعية', en: 'Al Khumrah Road, Industrial Area' },
    city: { ar: 'جدة', en: 'Jeddah' },
    /** ISO 3166. */
    country: 'SA',
  },
  /** schema.org day names and 24-hour times in Jeddah. */
  openingHours: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '08:00',
    closes: '17:00',
  },
} as const satisfies {
  name: Record<Language, string>;
  address: Record<Language, string>;
  [fact: string]: unknown;
};

/** The networks that the company is on, in the order in which they are shown (spec §2). */
export const SOCIAL_NETWORKS = ['x', 'instagram', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Opens a chat with the company; works in the app and in the browser. */
export const whatsappLink = (): string => `https://wa.me/${COMPANY.whatsapp}`;
