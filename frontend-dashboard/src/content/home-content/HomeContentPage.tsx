import { useText } from '@manjara/platform';
import { ItemPanel } from '../../item-list/ItemPanel';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { boxes } from './boxes';
import { home } from './home';

/** Edits the texts and pictures of the home page (spec §2). */
export default function HomeContentPage() {
  const t = useText();
  return (
    <SingletonScreen singleton={home}>
      <ItemPanel title={t('dashboard.homeContent.boxes')} help="boxes" list={boxes} />
    </SingletonScreen>
  );
}
