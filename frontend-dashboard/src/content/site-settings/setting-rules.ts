import {
  cleanValue,
  isPhone,
  latinDigits,
  LIMITS,
  type SiteLines,
  type SiteSettings,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  socialUrl,
} from '@manjara/contracts';

/** Fields that are the same in both languages. */
export type SingleField = Exclude<
  keyof SiteSettings,
  | 'countVisits'
  | 'logo'
  | 'name'
  | 'tagline'
  | 'address'
  | 'openingHours'
  | `ar${string}`
  | keyof SiteLines
>;

interface SettingRule {
  /** Keyboard type on phones. */
  inputMode: 'tel' | 'email' | 'url' | 'numeric';
  maxLength: number;
  /** Converts the typed text to the stored form. */
  normalise?: (text: string) => string;
  /** Checks the stored form; blank is always valid. */
  isValid: (text: string) => boolean;
  /** Key of the error message. */
  fault: 'badPhone' | 'badEmail' | 'badUrl' | 'badRegistration' | 'badVat';
}

const PHONE: SettingRule = {
  inputMode: 'tel',
  maxLength: LIMITS.phone,
  // The English site shows it, too.
  normalise: latinDigits,
  isValid: isPhone,
  fault: 'badPhone',
};

const URL_RULE: SettingRule = {
  inputMode: 'url',
  maxLength: LIMITS.url,
  isValid: (text) => text.startsWith('https://') && URL.canParse(text),
  fault: 'badUrl',
};

const social = (network: SocialNetwork): SettingRule => ({
  ...URL_RULE,
  normalise: (text) => socialUrl(network, text),
});

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
  ...(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, social(network)])) as Record<
    SocialNetwork,
    SettingRule
  >),
  commercialRegistration: digits(LIMITS.commercialRegistration, 'badRegistration'),
  vatNumber: digits(LIMITS.vatNumber, 'badVat'),
};

/** The stored form of a setting, trimmed. */
export const storedSetting = (name: keyof SiteSettings, text: string): string => {
  const rule = name in SETTING_RULES ? SETTING_RULES[name as SingleField] : undefined;
  if (!rule) return text.trim();
  const value = cleanValue(text);
  return rule.normalise?.(value) ?? value;
};
