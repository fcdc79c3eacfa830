import { useText } from '@manjara/platform';
import { ContentScreen } from '../../../components/content/ContentScreen';
import { ContentState } from '../../../components/content/ContentState';
import { Panel } from '../../../components/Panel';
import { AddItem } from '../../../item-list/AddItem';
import { EditableList } from '../../../item-list/EditableList';
import { useAboutContent } from '../api/get-about-content';
import { questions } from '../questions';
import { values } from '../values';
import { AboutForm } from './AboutForm';

/** What the about page says and shows, with its values and questions (spec §2). */
export function AboutContentPage() {
  const t = useText();
  return (
    <ContentScreen
      title={t('dashboard.aboutContent.title')}
      intro={t('dashboard.aboutContent.intro')}
      pages={[
        {
          to: '/about',
          label: t('dashboard.content.viewPage'),
          name: t('dashboard.aboutContent.title'),
        },
      ]}
    >
      <ContentState query={useAboutContent()} failed={t('dashboard.aboutContent.loadFailed')}>
        {(content) => <AboutForm content={content} />}
      </ContentState>
      <Panel title={t('dashboard.aboutContent.values')}>
        <EditableList list={values} />
        <AddItem list={values} />
      </Panel>
      <Panel title={t('dashboard.aboutContent.questions')}>
        <EditableList list={questions} />
        <AddItem list={questions} />
      </Panel>
    </ContentScreen>
  );
}
