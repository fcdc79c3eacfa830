import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    join: (typeof en)['join'];
  }
}

export const joinTexts = { ar, en };
