import 'i18next';
import type { PublicTexts } from './locales/public-texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: PublicTexts };
  }
}
