import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { createContext, type ReactNode, useContext, useState } from 'react';

export const SiteSettingsContext = createContext<SiteSettings>(NO_SITE_SETTINGS);

type Renew = (settings: SiteSettings) => void;

const RenewContext = createContext<Renew>(() => undefined);

interface Props {
  /** Settings that the shell has read for this page. */
  settings: SiteSettings;
  children: ReactNode;
}

/** The shell provides it for itself and the remotes. */
export function SiteSettingsProvider({ settings, children }: Props) {
  const [current, setCurrent] = useState(settings);
  return (
    <RenewContext value={setCurrent}>
      <SiteSettingsContext value={current}>{children}</SiteSettingsContext>
    </RenewContext>
  );
}

/** Contact details and numbers of the company; empty ones are not shown. */
export const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext);

/** Updates the settings in this tab after a save, without a reload. */
export const useRenewSiteSettings = (): Renew => useContext(RenewContext);
