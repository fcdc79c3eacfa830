import { useRenewSiteSettings } from '@manjara/platform';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { toSettings } from './settings-values';
import { siteSettings } from './site-settings';

/** Edits the company data that all pages share; a save also updates the shell. */
export default function SiteSettingsPage() {
  const renew = useRenewSiteSettings();
  return (
    <SingletonScreen singleton={siteSettings} onChanged={(values) => renew(toSettings(values))} />
  );
}
