import { galleryTexts } from '../../shared/gallery/texts';
import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    production: (typeof en)['production'];
  }
}

export const productionTexts = {
  ar: { ...galleryTexts.ar, ...ar },
  en: { ...galleryTexts.en, ...en },
};
