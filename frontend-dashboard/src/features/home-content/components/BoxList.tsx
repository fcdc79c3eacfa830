import type { Box } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { EditableList } from '../../../components/content/EditableList';
import { EditedItem } from '../../../components/content/EditedItem';
import { LocalisedText } from '../../../components/content/LocalisedText';
import { useShownList } from '../../../components/preview/useShown';
import { useDelete } from '../../../hooks/useDelete';
import { useItems } from '../../../hooks/useItems';
import { useReorder } from '../../../hooks/useReorder';
import { BoxEdit } from './BoxEdit';

/** How many boxes are shown before the toggle (spec §9). */
const PREVIEW = 7;

/** The boxes of the about teaser, in the owner’s order. */
export function BoxList() {
  const t = useText();
  const { language } = useLanguage();
  const query = useItems<Box>('/content/boxes');
  const { remove } = useDelete({ kind: 'boxes', deleted: t('dashboard.homeContent.boxDeleted') });
  useShownList('boxes', query.data);
  return (
    <EditableList
      query={query}
      remove={remove}
      reorder={useReorder('/content/boxes')}
      edit={(box, close) => (
        <EditedItem list="/content/boxes" item={box}>
          {(read) => <BoxEdit box={read} onClose={close} />}
        </EditedItem>
      )}
      preview={PREVIEW}
      icon="layers"
      nameOf={(box) => inLanguage(box, 'boxTitle', language)}
      texts={{
        failed: t('dashboard.homeContent.boxesFailed'),
        none: t('dashboard.homeContent.noBoxes'),
        noneText: t('dashboard.homeContent.noBoxesText'),
        deleteLabel: (name) => t('dashboard.homeContent.deleteBox', { name }),
        deleteTitle: t('dashboard.homeContent.deleteBoxTitle'),
        deleteQuestion: t('dashboard.homeContent.deleteBoxQuestion'),
      }}
    >
      {(box) => (
        <LocalisedText
          english={{ title: box.boxTitle, text: box.boxText }}
          arabic={{ title: box.arBoxTitle, text: box.arBoxText }}
        />
      )}
    </EditableList>
  );
}
