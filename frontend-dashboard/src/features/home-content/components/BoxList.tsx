import type { Box } from '@manjara/contracts';
import { inLanguage, toast, useLanguage, useText } from '@manjara/platform';
import { Button, ConfirmDialog, EmptyState, ErrorState, IconButton, Skeleton } from '@manjara/ui';
import { useState } from 'react';
import { StaggeredList } from '../../../components/StaggeredList';
import { isSilent, serverMessage } from '../../../lib/api/failure';
import { useDeleteBox } from '../api/delete-box';
import { useBoxes } from '../api/get-boxes';
import styles from './BoxList.module.css';

/** How many boxes are shown before the toggle (spec §9). */
const PREVIEW = 7;

/** The boxes of the about teaser, each with delete. */
export function BoxList() {
  const t = useText();
  const { data: boxes, error, refetch } = useBoxes();
  const [all, setAll] = useState(false);
  const [doomed, setDoomed] = useState<Box | null>(null);

  if (error && !boxes) {
    return (
      <ErrorState
        level={3}
        title={t('dashboard.homeContent.boxesFailed')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!boxes) return <Skeleton shape="block" />;
  if (boxes.length === 0) {
    return (
      <EmptyState level={3} icon="layers" title={t('dashboard.homeContent.noBoxes')}>
        {t('dashboard.homeContent.noBoxesText')}
      </EmptyState>
    );
  }
  return (
    <>
      <StaggeredList
        items={all ? boxes : boxes.slice(0, PREVIEW)}
        className={styles.list}
        itemClassName={styles.item}
      >
        {(box) => <BoxItem box={box} onDelete={setDoomed} />}
      </StaggeredList>
      {boxes.length > PREVIEW && (
        <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
      <DeleteBoxDialog box={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function BoxItem({ box, onDelete }: { box: Box; onDelete: (box: Box) => void }) {
  const t = useText();
  const { language } = useLanguage();
  const name = inLanguage(box, 'boxTitle', language);
  return (
    <>
      <div className={styles.text} lang="en" dir="ltr">
        <strong>{box.boxTitle}</strong>
        <p>{box.boxText}</p>
      </div>
      <div className={styles.text} lang="ar" dir="rtl">
        <strong>{box.arBoxTitle}</strong>
        <p>{box.arBoxText}</p>
      </div>
      <IconButton
        icon="trash"
        variant="danger"
        label={t('dashboard.homeContent.deleteBox', { name })}
        title={t('common.delete')}
        onClick={() => onDelete(box)}
      />
    </>
  );
}

function DeleteBoxDialog({ box, onClose }: { box: Box | null; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const remove = useDeleteBox();
  return (
    <ConfirmDialog
      open={box !== null}
      title={t('dashboard.homeContent.deleteBoxTitle')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        box &&
        remove.mutate(box._id, {
          onSuccess: () => toast.success(t('dashboard.homeContent.boxDeleted')),
          onError: (error) => {
            if (isSilent(error)) return;
            toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
          },
          onSettled: onClose,
        })
      }
    >
      {t('dashboard.homeContent.deleteBoxQuestion')}{' '}
      <strong>
        <bdi>{box && inLanguage(box, 'boxTitle', language)}</bdi>
      </strong>
    </ConfirmDialog>
  );
}
