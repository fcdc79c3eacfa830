import type { Activity, ActivityAction } from '@manjara/contracts';
import { Link, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import { useDateTime } from '../../../hooks/useDateTime';
import { screenOf } from '../hooks/screen-of';
import { useSentence } from '../hooks/useSentence';
import styles from './ActivityPage.module.css';

const ICONS: Readonly<Record<ActivityAction, IconName>> = {
  created: 'plus',
  changed: 'edit',
  published: 'globe',
  unpublished: 'eye-off',
  deleted: 'trash',
  deleted_for_good: 'close',
  restored: 'undo',
  signed_in: 'user',
};

/** One entry, with a link to the edited item. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const t = useText();
  const sentence = useSentence()(activity);
  const timeOf = useDateTime('time');
  const { action, at, by } = activity;
  const screen = screenOf(activity);
  return (
    <li className={styles.row}>
      <Icon name={ICONS[action]} />
      <div className={styles.text}>
        {screen ? (
          <Link to={screen} className={styles.link}>
            {sentence}
          </Link>
        ) : (
          <span>{sentence}</span>
        )}
        {by && <span className={styles.by}>{t('dashboard.activity.by', { who: by })}</span>}
      </div>
      <time dateTime={at} className={styles.time}>
        {timeOf(at)}
      </time>
    </li>
  );
}
