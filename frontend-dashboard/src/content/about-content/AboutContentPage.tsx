import { useText } from '@manjara/platform';
import { ItemPanel } from '../../item-list/ItemPanel';
import { SingletonScreen } from '../../singleton/SingletonScreen';
import { about } from './about';
import { questions } from './questions';
import { values } from './values';

/** Edits the texts and pictures of the about page, its values and its questions (spec §2). */
export default function AboutContentPage() {
  const t = useText();
  return (
    <SingletonScreen singleton={about}>
      <ItemPanel title={t('dashboard.aboutContent.values')} list={values} />
      <ItemPanel title={t('dashboard.aboutContent.questions')} list={questions} />
    </SingletonScreen>
  );
}
