import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    contactPage: (typeof en)['contactPage'];
  }
}

export const contactTexts = { ar, en };
