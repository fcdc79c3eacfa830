import type { Value } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import { EditableList } from '../../../components/content/EditableList';
import { EditedItem } from '../../../components/content/EditedItem';
import { LocalisedText } from '../../../components/content/LocalisedText';
import { useShownList } from '../../../components/preview/useShown';
import { useDelete } from '../../../hooks/useDelete';
import { useItems } from '../../../hooks/useItems';
import { useReorder } from '../../../hooks/useReorder';
import { ValueEdit } from './ValueEdit';
import styles from './ValueList.module.css';

/** How many values are shown before the toggle (spec §9). */
const PREVIEW = 7;

/** The things that the workshop values, in the owner’s order. */
export function ValueList() {
  const t = useText();
  const { language } = useLanguage();
  const query = useItems<Value>('/content/values');
  const { remove } = useDelete({
    kind: 'values',
    deleted: t('dashboard.aboutContent.valueDeleted'),
  });
  useShownList('values', query.data);
  return (
    <EditableList
      query={query}
      remove={remove}
      reorder={useReorder('/content/values')}
      edit={(value, close) => (
        <EditedItem list="/content/values" item={value}>
          {(read) => <ValueEdit value={read} onClose={close} />}
        </EditedItem>
      )}
      preview={PREVIEW}
      icon="star"
      nameOf={(value) => inLanguage(value, 'value', language)}
      texts={{
        failed: t('dashboard.aboutContent.valuesFailed'),
        none: t('dashboard.aboutContent.noValues'),
        noneText: t('dashboard.aboutContent.noValuesText'),
        deleteLabel: (name) => t('dashboard.aboutContent.delete', { name }),
        deleteTitle: t('dashboard.aboutContent.deleteValueTitle'),
        deleteQuestion: t('dashboard.aboutContent.deleteValueQuestion'),
      }}
    >
      {(item) => (
        <>
          <Picture
            image={{ url: item.image, focus: item.focus }}
            alt={inLanguage(item, 'alt', language)}
            sizes="5rem"
            cover
            className={styles.picture}
          />
          <LocalisedText
            english={{ title: item.value, text: item.alt }}
            arabic={{ title: item.arValue, text: item.arAlt }}
          />
        </>
      )}
    </EditableList>
  );
}
