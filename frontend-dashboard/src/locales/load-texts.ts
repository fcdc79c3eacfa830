import type { Language } from '@manjara/contracts';
import { RESOURCE_MODULES, type ResourceTexts } from '../resource/registry';
import type english from './en';

/** Every text of the dashboard in one language, under `dashboard.*`. */
export type DashboardTexts = {
  dashboard: (typeof english)['dashboard'] & ResourceTexts;
};

const own = async (language: Language) =>
  language === 'ar'
    ? (await import(/* webpackChunkName: "texts-ar" */ './ar')).default
    : (await import(/* webpackChunkName: "texts-en" */ './en')).default;

export async function loadTexts(language: Language): Promise<DashboardTexts> {
  const [{ dashboard }, ...resources] = await Promise.all([
    own(language),
    ...RESOURCE_MODULES.map(async ([name, { texts }]) => [name, (await texts[language]()).default]),
  ]);
  return { dashboard: { ...dashboard, ...(Object.fromEntries(resources) as ResourceTexts) } };
}
