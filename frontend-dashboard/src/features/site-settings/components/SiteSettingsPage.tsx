import { useText } from '@manjara/platform';
import { ContentState } from '../../../components/content/ContentState';
import { PageHeading } from '../../../components/PageHeading';
import { useSiteSettingsQuery } from '../api/site-settings';
import { SiteSettingsForm } from './SiteSettingsForm';

/** What the site says about the company beside its pages. */
export function SiteSettingsPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('dashboard.siteSettings.title')}>
        {t('dashboard.siteSettings.intro')}
      </PageHeading>
      <ContentState query={useSiteSettingsQuery()} failed={t('dashboard.siteSettings.loadFailed')}>
        {(settings) => <SiteSettingsForm settings={settings} />}
      </ContentState>
    </>
  );
}
