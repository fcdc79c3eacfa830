import { TRASH_DAYS, type TrashItem } from '@manjara/contracts';
import { formatDate, inLanguage, useLanguage, useText } from '@manjara/platform';
import { Button, ConfirmDialog, Icon, Picture } from '@manjara/ui';
import { listTextsOf } from '../../format/list-texts';
import { useDays } from '../../format/useDays';
import { useKeepFocus } from '../../lists/useKeepFocus';
import { useConfirm } from '../../page/useConfirm';
import { useTrashItem } from './useTrashItem';
import layout from '../../page/layout.module.css';
import styles from './TrashPage.module.css';

const DAY = 24 * 60 * 60_000;

/** How many days an item stays in the trash; the last one counts until it is over. */
function daysLeft(deletedAt: string): number {
  const end = Date.parse(deletedAt) + TRASH_DAYS * DAY;
  return Math.max(1, Math.ceil((end - Date.now()) / DAY));
}

/** A deleted item, which can be restored or deleted for good. */
export function TrashRow({ item }: { item: TrashItem }) {
  const t = useText();
  const { language } = useLanguage();
  const days = useDays();
  const name = inLanguage(item, 'name', language) || t('dashboard.drafts.untitled');
  const { restore, remove } = useTrashItem(item, name);
  const { ask, dialog } = useConfirm(() => remove.mutate());
  const row = useKeepFocus<HTMLLIElement>();
  const { kind, image, deletedAt, deletedBy } = item;
  const date = formatDate(deletedAt, language) ?? '';
  const busy = restore.isPending || remove.isPending;
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.picture}>
        {image ? (
          <Picture image={image} alt="" cover className={styles.thumb} sizes="96px" />
        ) : (
          <Icon name="trash" />
        )}
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={layout.facts}>
          <span>
            {kind === 'messages' || kind === 'jobs'
              ? t(`dashboard.trash.kinds.${kind}`)
              : t(`dashboard.${listTextsOf(kind)}.item`)}
          </span>
          <span>
            {deletedBy
              ? t('dashboard.trash.deletedOnBy', { date, who: deletedBy })
              : t('dashboard.trash.deletedOn', { date })}
          </span>
          <span>{t('dashboard.trash.left', { days: days(daysLeft(deletedAt)) })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon="undo"
          aria-label={t('dashboard.trash.restoreName', { name })}
          loading={restore.isPending}
          onClick={() => !busy && restore.mutate()}
        >
          {t('dashboard.trash.restore')}
        </Button>
        <Button
          variant="ghost"
          icon="trash"
          aria-label={t('dashboard.trash.deleteForGoodName', { name })}
          loading={remove.isPending}
          onClick={() => !busy && ask()}
        >
          {t('dashboard.trash.deleteForGood')}
        </Button>
      </div>
      <ConfirmDialog {...dialog} title={t('dashboard.trash.deleteForGood')}>
        <p>
          {t('dashboard.trash.question')}{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
        <p>{t('dashboard.trash.questionNote')}</p>
      </ConfirmDialog>
    </li>
  );
}
