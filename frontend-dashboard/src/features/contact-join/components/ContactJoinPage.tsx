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
        { to: '/contact', label: t('dashboard.contactJoin.viewContact') },
        { to: '/join', label: t('dashboard.contactJoin.viewJoin') },
      ]}
    >
      <ContentState query={useSiteTexts()} failed={t('dashboard.contactJoin.loadFailed')}>
        {(texts) => <ContactJoinForm texts={texts} />}
      </ContentState>
    </ContentScreen>
  );
}
