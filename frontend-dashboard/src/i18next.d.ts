import 'i18next';
import type { DashboardTexts } from './locales/load-texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: DashboardTexts };
  }
}
