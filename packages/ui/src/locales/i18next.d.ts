import 'i18next';
import type { CommonTexts } from './index';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: CommonTexts };
  }
}
