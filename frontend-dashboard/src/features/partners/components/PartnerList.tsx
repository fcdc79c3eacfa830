import type { Partner } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import { DeletableList } from '../../../components/content/DeletableList';
import { useItems } from '../../../hooks/useItems';
import { useDeleteItem } from '../../../hooks/useUndoableDelete';
import styles from './PartnerList.module.css';

/** The partners whose logos pass by on the home page, each with delete. */
export function PartnerList() {
  const t = useText();
  return (
    <DeletableList
      query={useItems<Partner>('/partners')}
      deletion={useDeleteItem('/partners', t('dashboard.partners.deleted'))}
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
    </DeletableList>
  );
}
