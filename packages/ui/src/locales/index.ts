import type { Language } from '@manjara/contracts';
import ar from './ar.json';
import dashboardAr from './dashboard-ar.json';
import dashboardEn from './dashboard-en.json';
import en from './en.json';

/** The texts under `common.*`, for the typed keys of an app. */
export type CommonTexts = {
  common: (typeof en)['common'] & (typeof dashboardEn)['common'];
};

/** All texts of this package in one language. A remote brings those that it shows itself. */
export const uiTexts = (language: Language): CommonTexts => ({
  common:
    language === 'ar'
      ? { ...ar.common, ...dashboardAr.common }
      : { ...en.common, ...dashboardEn.common },
});
