import { useText } from '@manjara/platform';
import { Panel } from '../../page/Panel';
import { AddItem } from '../../item-list/AddItem';
import { EditableList } from '../../item-list/EditableList';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { about } from './about';
import { questions } from './questions';
import { values } from './values';

/** Edits the texts and pictures of the about page, its values and its questions (spec §2). */
export default function AboutContentPage() {
  const t = useText();
  return (
    <SingletonScreen singleton={about}>
      <Panel title={t('dashboard.aboutContent.values')}>
        <EditableList list={values} />
        <AddItem list={values} />
      </Panel>
      <Panel title={t('dashboard.aboutContent.questions')}>
        <EditableList list={questions} />
        <AddItem list={questions} />
      </Panel>
    </SingletonScreen>
  );
}
