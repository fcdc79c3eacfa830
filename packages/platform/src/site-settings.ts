import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { createContext, useContext } from 'react';

/** Given by the shell, which reads the settings for each page. */
export const SiteSettingsContext = createContext<SiteSettings>(NO_SITE_SETTINGS);

/** How the company is reached, and its numbers; what is empty is not shown. */
export const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext);
