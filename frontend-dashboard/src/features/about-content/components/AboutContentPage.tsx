import { useText } from '@manjara/platform';
import { ContentScreen } from '../../../components/content/ContentScreen';
import { ContentState } from '../../../components/content/ContentState';
import { Panel } from '../../../components/Panel';
import { useAboutContent } from '../api/get-about-content';
import { AboutForm } from './AboutForm';
import { QuestionForm } from './QuestionForm';
import { QuestionList } from './QuestionList';
import { ValueForm } from './ValueForm';
import { ValueList } from './ValueList';

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
        <ValueList />
        <ValueForm />
      </Panel>
      <Panel title={t('dashboard.aboutContent.questions')}>
        <QuestionList />
        <QuestionForm />
      </Panel>
    </ContentScreen>
  );
}
