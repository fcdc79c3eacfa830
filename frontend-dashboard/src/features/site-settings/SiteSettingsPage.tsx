import { useRenewSiteSettings } from '@manjara/platform';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { siteSettings } from './site-settings';

/** What the site says about the company beside its pages. The shell's frame shows it, too. */
export default function SiteSettingsPage() {
  return <SingletonScreen singleton={siteSettings} onChanged={useRenewSiteSettings()} />;
}
