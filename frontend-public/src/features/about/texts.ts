import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    about: (typeof en)['about'];
  }
}

export const aboutTexts = { ar, en };
