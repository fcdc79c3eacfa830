import type { Language } from '@manjara/contracts';
import type { CommonTexts } from '@manjara/ui';
import { type ContentTexts, TEXTS } from '../../content/registry';
import type english from './en';

/** All texts of the dashboard in one language, under `dashboard.*`. */
export type DashboardTexts = CommonTexts & {
  dashboard: (typeof english)['dashboard'] & ContentTexts;
};

const own = async (language: Language) =>
  language === 'ar'
    ? (await import(/* webpackChunkName: "texts-ar" */ './ar')).default
    : (await import(/* webpackChunkName: "texts-en" */ './en')).default;

export async function loadTexts(language: Language): Promise<DashboardTexts> {
  const [{ common, dashboard }, ...resources] = await Promise.all([
    own(language),
    ...TEXTS.map(async ([name, texts]) => [name, (await texts[language]()).default]),
  ]);
  return {
    common,
    dashboard: { ...dashboard, ...(Object.fromEntries(resources) as ContentTexts) },
  };
}
