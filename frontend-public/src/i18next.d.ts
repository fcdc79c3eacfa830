import 'i18next';
import type { CommonTexts } from '@manjara/ui';
import type about from './features/about/locales/en.json';
import type contact from './features/contact/locales/en.json';
import type join from './features/join/locales/en.json';
import type notFound from './shared/not-found/locales/en.json';
import type lines from './features/production/locales/lines-en.json';
import type texts from './locales/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: {
      global: CommonTexts &
        typeof texts &
        typeof about &
        typeof contact &
        typeof join &
        typeof lines &
        typeof notFound;
    };
  }
}
