import { useText } from '@manjara/platform';
import { ContentScreen } from '../../../components/content/ContentScreen';
import { ContentState } from '../../../components/content/ContentState';
import { useSiteTexts } from '../api/get-site-texts';
import { ContactJoinForm } from './ContactJoinForm';

/** What the contact and the join page say (spec §2). */
export function ContactJoinPage() {
  const t = useText();
  return (
    <ContentScreen
      title={t('dashboard.contactJoin.title')}
      intro={t('dashboard.contactJoin.intro')}
      pages={[
        {
          to: '/contact',
          label: t('dashboard.contactJoin.viewContact'),
          name: t('dashboard.contactJoin.contact'),
        },
        {
          to: '/join',
          label: t('dashboard.contactJoin.viewJoin'),
          name: t('dashboard.contactJoin.join'),
        },
      ]}
    >
      <ContentState query={useSiteTexts()} failed={t('dashboard.contactJoin.loadFailed')}>
        {(texts) => <ContactJoinForm texts={texts} />}
      </ContentState>
    </ContentScreen>
  );
}
