import { useText } from '@manjara/platform';
import { Panel } from '../../page/Panel';
import { AddItem } from '../../item-list/AddItem';
import { EditableList } from '../../item-list/EditableList';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { boxes } from './boxes';
import { home } from './home';

/** Edits the texts and pictures of the home page (spec §2). */
export default function HomeContentPage() {
  const t = useText();
  return (
    <SingletonScreen singleton={home}>
      <Panel title={t('dashboard.homeContent.boxes')}>
        <EditableList list={boxes} />
        <AddItem list={boxes} />
      </Panel>
    </SingletonScreen>
  );
}
