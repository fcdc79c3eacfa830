import type { Language } from '@manjara/contracts';
import ar from './ar.json';
import dashboardAr from './dashboard-ar.json';
import dashboardEn from './dashboard-en.json';
import en from './en.json';

/** The texts under `common.*`, for an app's typed keys. */
export type CommonTexts = {
  common: (typeof en)['common'] & (typeof dashboardEn)['common'];
};

/** The shell's texts of this package in one language; remotes add those that only they use. */
export const uiTexts = (language: Language): CommonTexts => ({
  common:
    language === 'ar'
      ? { ...ar.common, ...dashboardAr.common }
      : { ...en.common, ...dashboardEn.common },
});
