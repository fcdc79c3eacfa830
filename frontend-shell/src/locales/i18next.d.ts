import 'i18next';
import type { CommonTexts } from '@manjara/ui';
import type shell from './en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: CommonTexts & typeof shell };
  }
}
