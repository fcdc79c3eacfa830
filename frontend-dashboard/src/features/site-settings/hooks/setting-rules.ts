import { isPhone, latinDigits, LIMITS, type SiteSettings } from '@manjara/contracts';

/** Fields without a twin in the other language. */
export type SingleField = Exclude<
  keyof SiteSettings,
  'countVisits' | 'address' | 'arAddress' | 'openingHours' | 'arOpeningHours'
>;

interface SettingRule {
  /** How a keyboard on a phone looks. */
  inputMode: 'tel' | 'email' | 'url' | 'numeric';
  /** Characters. */
  maxLength: number;
  /** Whether what is typed can be right; blank always is. */
  isValid: (text: string) => boolean;
  /** The sentence that says what is wrong. */
  fault: 'badPhone' | 'badEmail' | 'badUrl' | 'badRegistration' | 'badVat';
}

const PHONE: SettingRule = {
  inputMode: 'tel',
  maxLength: LIMITS.phone,
  isValid: isPhone,
  fault: 'badPhone',
};

const URL_RULE: SettingRule = {
  inputMode: 'url',
  maxLength: LIMITS.url,
  isValid: (text) => text.startsWith('https://') && URL.canParse(text),
  fault: 'badUrl',
};

const digits = (count: number, fault: SettingRule['fault']): SettingRule => ({
  inputMode: 'numeric',
  maxLength: count,
  isValid: (text) => new RegExp(`^[0-9]{${count}}$`).test(latinDigits(text)),
  fault,
});

export const SETTING_RULES: Readonly<Record<SingleField, SettingRule>> = {
  phone: PHONE,
  whatsapp: PHONE,
  email: {
    inputMode: 'email',
    maxLength: LIMITS.email,
    isValid: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
    fault: 'badEmail',
  },
  map: URL_RULE,
  x: URL_RULE,
  instagram: URL_RULE,
  linkedin: URL_RULE,
  commercialRegistration: digits(LIMITS.commercialRegistration, 'badRegistration'),
  vatNumber: digits(LIMITS.vatNumber, 'badVat'),
};
