import type { Partner } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import { EditableList } from '../../../components/content/EditableList';
import { EditedItem } from '../../../components/content/EditedItem';
import { useDelete } from '../../../hooks/useDelete';
import { useItems } from '../../../hooks/useItems';
import { useReorder } from '../../../hooks/useReorder';
import { PartnerEdit } from './PartnerEdit';
import styles from './PartnerList.module.css';

/** The partners whose logos pass by on the home page, in the owner’s order. */
export function PartnerList() {
  const t = useText();
  const { remove } = useDelete({ kind: 'partners', deleted: t('dashboard.partners.deleted') });
  return (
    <EditableList
      query={useItems<Partner>('/partners')}
      remove={remove}
      reorder={useReorder('/partners')}
      edit={(partner, close) => (
        <EditedItem list="/partners" item={partner}>
          {(read) => <PartnerEdit partner={read} onClose={close} />}
        </EditedItem>
      )}
      inGrid
      icon="partner"
      nameOf={({ image }) => image.alt}
      texts={{
        failed: t('dashboard.partners.listFailed'),
        none: t('dashboard.partners.none'),
        noneText: t('dashboard.partners.noneText'),
        deleteLabel: (name) => t('dashboard.partners.delete', { name }),
        deleteTitle: t('dashboard.partners.deleteTitle'),
        deleteQuestion: t('dashboard.partners.deleteQuestion'),
      }}
      className={styles.list}
      itemClassName={styles.card}
    >
      {({ image }) => (
        <>
          <div className={styles.logo}>
            <Picture image={image} alt="" sizes="11rem" />
          </div>
          <bdi className={styles.name}>{image.alt}</bdi>
        </>
      )}
    </EditableList>
  );
}
