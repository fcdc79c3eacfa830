import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    compared: (typeof en)['compared'];
  }
}

export const comparedTexts = { ar, en };
