import 'i18next';
import type { DashboardTexts } from './app/texts/load-texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: DashboardTexts };
  }
}
