import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    notFound: (typeof en)['notFound'];
  }
}

export const notFoundTexts = { ar, en };
