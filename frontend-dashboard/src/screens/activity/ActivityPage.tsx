import { type Activity, ACTIVITY_PAGE_SIZE } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { EmptyState } from '@manjara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PagedList } from '../../lists/PagedList';
import { PageHeading } from '../../page/PageHeading';
import { useDateTime } from '../../format/useDateTime';
import { pageIn } from '../../lists/filter-params';
import { useFilterParams } from '../../lists/useFilterParams';
import { dayOf } from '../../format/day';
import { activityQuery } from './activity-query';
import styles from './ActivityPage.module.css';
import { ActivityRow } from './ActivityRow';

/** The activities of each day, in their order. */
function byDay(items: readonly Activity[]): Activity[][] {
  const days = new Map<string, Activity[]>();
  for (const item of items) {
    const day = dayOf(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days.values()];
}

/** Who did what and when, newest first. */
export default function ActivityPage() {
  const t = useText();
  const { params, hrefFor } = useFilterParams();
  const page = pageIn(params);
  const query = useQuery({ ...activityQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeading title={t('dashboard.activity.title')}>
        {t('dashboard.activity.intro')}
      </PageHeading>
      <PagedList
        // Keep the loaded page when a refresh fails.
        query={{ ...query, error: query.data ? null : query.error }}
        page={page}
        pageSize={ACTIVITY_PAGE_SIZE}
        hrefFor={hrefFor}
        failed={{
          title: t('dashboard.activity.loadFailed'),
          text: t('dashboard.activity.loadFailedText'),
        }}
        empty={
          <EmptyState icon="clock" title={t('dashboard.activity.none')}>
            {t('dashboard.activity.noneText')}
          </EmptyState>
        }
      >
        {(items) => (
          <div className={styles.days}>
            {byDay(items).map((ofDay) => (
              <Day key={ofDay[0]?._id} items={ofDay} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  );
}

function Day({ items }: { items: readonly Activity[] }) {
  const id = useId();
  const nameOf = useDateTime('day');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {nameOf(items[0]?.at)}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <ActivityRow key={item._id} activity={item} />
        ))}
      </ul>
    </section>
  );
}
