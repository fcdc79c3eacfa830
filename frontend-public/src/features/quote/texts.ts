import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    quote: (typeof en)['quote'];
  }
}

export const quoteTexts = { ar, en };
