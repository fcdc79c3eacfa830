import 'i18next';
import type { CommonTexts } from '@manjara/ui';
import type english from './locales/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: CommonTexts & typeof english };
  }
}
