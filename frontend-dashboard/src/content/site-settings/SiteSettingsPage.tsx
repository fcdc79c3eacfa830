import { useRenewSiteSettings } from '@manjara/platform';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { siteSettings } from './site-settings';

/** Edits the company data that all pages share; a save also updates the shell. */
export default function SiteSettingsPage() {
  return <SingletonScreen singleton={siteSettings} onChanged={useRenewSiteSettings()} />;
}
