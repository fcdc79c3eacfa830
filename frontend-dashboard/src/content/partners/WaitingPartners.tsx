import type { AdminFields, BulkChange, Partner } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { refreshLists } from '../../api/trash';
import { itemsKey } from '../../item-list/useItems';
import { ActionMenu } from '../../lists/ActionMenu';
import { type BulkOptions, useBulkChange } from '../../lists/useBulkChange';
import { useDelete } from '../../lists/useDelete';
import { useDeletedIds } from '../../lists/useDeletedIds';
import { Panel } from '../../page/Panel';
import { ScheduleBadge } from '../../resource/schedule/ScheduleBadge';
import { ScheduleDialog } from '../../resource/schedule/ScheduleDialog';
import styles from './partners.module.css';

type Draft = Partner & AdminFields;

const useDrafts = () =>
  useQuery({
    queryKey: [...itemsKey('/partners'), 'drafts'],
    queryFn: async ({ signal }) =>
      (await api.get<Draft[]>('/partners', { signal, params: { status: 'draft' } })).data,
    meta: { failure: 'The partners that wait could not be loaded.' },
  });

export function WaitingPartners() {
  const t = useText();
  const client = useQueryClient();
  const deletedIds = useDeletedIds('/partners');
  const drafts = (useDrafts().data ?? []).filter(({ _id }) => !deletedIds.has(_id));
  const changeItems = useBulkChange('partners');
  const { remove } = useDelete({ kind: 'partners', deleted: t('dashboard.partners.deleted') });
  const [toSchedule, setToSchedule] = useState<Draft | null>(null);
  if (drafts.length === 0) return null;

  async function change(
    { _id: id, image }: Draft,
    change: BulkChange,
    options: Pick<BulkOptions, 'action' | 'said'>,
  ) {
    await changeItems([{ id, name: image.alt }], change, options);
    await refreshLists(client, 'partners');
  }
  const schedule = (partner: Draft, publishAt: string) =>
    void change(
      partner,
      { publishAt },
      {
        action: 'schedule',
        said: t(`dashboard.schedule.undo.${publishAt ? 'scheduled' : 'cancelled'}`),
      },
    );
  const publish = (partner: Draft) =>
    void change(
      partner,
      { status: 'published' },
      { action: 'publish', said: t('dashboard.undo.published') },
    );

  return (
    <Panel title={t('dashboard.partners.waiting')}>
      <ul className={styles.list}>
        {drafts.map((partner) => {
          const { _id, image, publishAt } = partner;
          return (
            <li key={_id} className={styles.card}>
              <div className={styles.logo}>
                <Picture image={image} alt="" sizes="11rem" />
              </div>
              <bdi className={styles.name}>{image.alt}</bdi>
              <ActionMenu
                label={t('dashboard.tables.more', { name: image.alt })}
                actions={[
                  {
                    icon: 'eye',
                    label: t('dashboard.drafts.publish'),
                    onSelect: () => publish(partner),
                  },
                  {
                    icon: 'clock',
                    label: t(`dashboard.schedule.${publishAt ? 'change' : 'open'}`),
                    onSelect: () => setToSchedule(partner),
                  },
                  ...(publishAt
                    ? [
                        {
                          icon: 'close' as const,
                          label: t('dashboard.schedule.cancel'),
                          onSelect: () => schedule(partner, ''),
                        },
                      ]
                    : []),
                  {
                    icon: 'trash',
                    label: t('common.delete'),
                    onSelect: () => remove(_id, image.alt),
                  },
                ]}
              />
              <ScheduleBadge entity={partner} className={styles.badge} />
            </li>
          );
        })}
      </ul>
      {toSchedule && (
        <ScheduleDialog
          publishAt={toSchedule.publishAt}
          onClose={() => setToSchedule(null)}
          onChoose={(publishAt) => schedule(toSchedule, publishAt)}
        />
      )}
    </Panel>
  );
}
