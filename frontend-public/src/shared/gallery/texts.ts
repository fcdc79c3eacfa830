import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    gallery: (typeof en)['gallery'];
  }
}

export const galleryTexts = { ar, en };
