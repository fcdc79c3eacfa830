import { useText } from '@manjara/platform';
import { ContentScreen } from '../../../components/content/ContentScreen';
import { ContentState } from '../../../components/content/ContentState';
import { Panel } from '../../../components/Panel';
import { AddItem } from '../../../item-list/AddItem';
import { EditableList } from '../../../item-list/EditableList';
import { useHomeContent } from '../api/get-home-content';
import { boxes } from '../boxes';
import { HomeForm } from './HomeForm';

/** What the home page says and shows (spec §2). */
export function HomeContentPage() {
  const t = useText();
  return (
    <ContentScreen
      title={t('dashboard.homeContent.title')}
      intro={t('dashboard.homeContent.intro')}
      pages={[
        {
          to: '/',
          label: t('dashboard.content.viewPage'),
          name: t('dashboard.homeContent.title'),
        },
      ]}
    >
      <ContentState query={useHomeContent()} failed={t('dashboard.homeContent.loadFailed')}>
        {(content) => <HomeForm content={content} />}
      </ContentState>
      <Panel title={t('dashboard.homeContent.boxes')}>
        <EditableList list={boxes} />
        <AddItem list={boxes} />
      </Panel>
    </ContentScreen>
  );
}
