import { useText } from '@manjara/platform';
import { EmptyState } from '@manjara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagedList } from '../../lists/PagedList';
import { PageHeading } from '../../page/PageHeading';
import { useTrashDays } from '../../format/useDays';
import { pageIn } from '../../lists/filter-params';
import { useFilterParams } from '../../lists/useFilterParams';
import styles from './TrashPage.module.css';
import { PAGE_SIZE, trashQuery } from './trash-query';
import { TrashRow } from './TrashRow';

/** Deleted items, last deleted first. */
export default function TrashPage() {
  const t = useText();
  const days = useTrashDays();
  const { params, hrefFor } = useFilterParams();
  const page = pageIn(params);
  const query = useQuery({ ...trashQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeading title={t('dashboard.trash.title')}>
        {t('dashboard.trash.intro', { days })}
      </PageHeading>
      <PagedList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        hrefFor={hrefFor}
        failed={{
          title: t('dashboard.trash.listFailed'),
          text: t('dashboard.trash.listFailedText'),
        }}
        empty={
          <EmptyState icon="trash" title={t('dashboard.trash.none')}>
            {t('dashboard.trash.noneText', { days })}
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={styles.list} aria-label={t('dashboard.trash.title')}>
            {items.map((item) => (
              <TrashRow key={`${item.kind}/${item._id}`} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
