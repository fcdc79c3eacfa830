import { formatDate, Link, useLanguage, useText } from '@manjara/platform';
import {
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Picture,
} from '@manjara/ui';
import { useState } from 'react';
import { PageHeading } from '../components/PageHeading';
import { FROM_LIST } from '../hooks/useBackToList';
import { useUndoableDelete } from '../hooks/useUndoableDelete';
import { pathsOf, type Resource } from './define-resource';
import { type Draft, draftsPath, toEntity } from './drafts';
import styles from './DraftsScreen.module.css';
import { DraftTabs } from './DraftTabs';
import { entityKeys } from './entities';
import { textOf } from './resource-values';
import { TableSkeleton } from './TableSkeleton';
import { useDraftList } from './useDrafts';

/** The drafts of a resource, last saved first, each with edit and delete. */
export function DraftsScreen({ resource }: { resource: Resource }) {
  const { name, icon, columns } = resource;
  const t = useText();
  const { language } = useLanguage();
  const { data, error, refetch } = useDraftList(resource);
  const { deletedIds, remove } = useUndoableDelete({
    list: draftsPath(resource),
    queryKey: entityKeys.all(name),
    deleted: t('dashboard.drafts.deleted'),
  });
  const [toDelete, setToDelete] = useState<Draft | null>(null);
  const drafts = data?.filter(({ _id }) => !deletedIds.has(_id));
  const nameOf = (draft: Draft) =>
    textOf(toEntity(draft), columns[0].field, language) || t('dashboard.drafts.untitled');
  const add = (
    <ButtonLink to={pathsOf(resource).add} icon="plus">
      {t(`dashboard.${name}.addTitle`)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading title={t(`dashboard.${name}.title`)} actions={add}>
        {t('dashboard.drafts.intro')}
      </PageHeading>
      <DraftTabs resource={resource} current="drafts" />
      {error ? (
        <ErrorState title={t('dashboard.drafts.listFailed')} onRetry={() => void refetch()} />
      ) : !drafts ? (
        <TableSkeleton />
      ) : drafts.length === 0 ? (
        <EmptyState icon={icon} title={t('dashboard.drafts.none')}>
          {t('dashboard.drafts.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {drafts.map((draft) => (
            <li key={draft._id} className={styles.item}>
              {draft.image ? (
                <Picture image={draft.image} alt="" cover className={styles.picture} sizes="80px" />
              ) : (
                <span className={styles.picture}>
                  <Icon name="image" />
                </span>
              )}
              <span className={styles.name}>
                <Link
                  to={pathsOf(resource).editDraft(draft._id)}
                  state={FROM_LIST}
                  className={styles.title}
                >
                  <bdi>{nameOf(draft)}</bdi>
                </Link>
                <span className={styles.saved}>
                  {t('dashboard.drafts.savedAt', {
                    date: formatDate(draft.savedAt, language) ?? '',
                  })}
                </span>
              </span>
              <IconButton
                icon="trash"
                variant="danger"
                label={t('dashboard.tables.delete', { name: nameOf(draft) })}
                title={t('common.delete')}
                onClick={() => setToDelete(draft)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={toDelete !== null}
        title={t('dashboard.drafts.deleteTitle')}
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          if (toDelete) remove(toDelete._id, nameOf(toDelete));
          setToDelete(null);
          document.getElementById('screen-title')?.focus();
        }}
      >
        {t('dashboard.drafts.deleteQuestion')}{' '}
        <strong>
          <bdi>{toDelete && nameOf(toDelete)}</bdi>
        </strong>
      </ConfirmDialog>
    </>
  );
}
