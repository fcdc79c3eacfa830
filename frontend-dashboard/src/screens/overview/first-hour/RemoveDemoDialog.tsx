import { useLanguage, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { listTextsOf } from '../../../format/list-texts';
import { useCounted } from '../../../format/useCounted';
import { useTrashDays } from '../../../format/useDays';
import { Loaded } from '../../../page/Loaded';
import styles from './RemoveDemoDialog.module.css';
import { demoQuery } from './demo';
import { useRemoveDemo } from './useRemoveDemo';

/** Says what goes to the trash and what stays. */
export function RemoveDemoDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { locale } = useLanguage();
  const days = useTrashDays();
  const counted = useCounted();
  const query = useQuery(demoQuery());
  const remove = useRemoveDemo();
  const edited = query.data?.reduce((sum, { changed }) => sum + changed, 0);
  return (
    <ConfirmDialog
      open
      title={t('dashboard.firstHour.demo.title')}
      confirmLabel={t('dashboard.firstHour.demo.confirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => {
        onClose();
        remove();
      }}
      onCancel={onClose}
    >
      <p>{t('dashboard.firstHour.demo.goes', { days })}</p>
      <Loaded query={query} failed={t('dashboard.firstHour.demo.failed')}>
        {(counts) => (
          <ul className={styles.counts}>
            {counts
              .filter(({ unchanged }) => unchanged > 0)
              .map(({ kind, unchanged }) => (
                <li key={kind}>
                  {t(`dashboard.${listTextsOf(kind)}.title`)}{' '}
                  <strong>{unchanged.toLocaleString(locale)}</strong>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      <p>
        {t('dashboard.firstHour.demo.stays')}{' '}
        {edited ? t('dashboard.firstHour.demo.edited', counted(edited)) : null}
      </p>
    </ConfirmDialog>
  );
}
