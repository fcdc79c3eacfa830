import { comparedTexts } from '../../shared/compared/texts';
import { galleryTexts } from '../../shared/gallery/texts';
import ar from './locales/ar.json';
import en from './locales/en.json';

declare module '../../locales/public-texts' {
  interface PublicTexts {
    projectsp: (typeof en)['projectsp'];
  }
}

export const projectTexts = {
  ar: { ...comparedTexts.ar, ...galleryTexts.ar, ...ar },
  en: { ...comparedTexts.en, ...galleryTexts.en, ...en },
};
