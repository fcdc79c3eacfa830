import type { Activity, ActivityAction } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import { screenOf } from '../../content/screen-of';
import { useDateTime } from '../../format/useDateTime';
import { fieldKeys } from './field-keys';
import layout from '../../page/layout.module.css';
import styles from './ActivityPage.module.css';
import { useWhat } from './useWhat';

const ICONS: Readonly<Record<ActivityAction, IconName>> = {
  created: 'plus',
  changed: 'edit',
  published: 'globe',
  unpublished: 'eye-off',
  scheduled: 'clock',
  unscheduled: 'close',
  published_as_scheduled: 'globe',
  deleted: 'trash',
  deleted_for_good: 'close',
  restored: 'undo',
  signed_in: 'user',
  downloaded_everything: 'arrow-down',
};

/** One entry, with a link to the edited item. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const t = useText();
  const sentence = useSentence(activity);
  const timeOf = useDateTime('time');
  const { action, at, by, kind, id } = activity;
  const isDeleted = action === 'deleted' || action === 'deleted_for_good';
  const screen = kind && !isDeleted ? screenOf(kind, id) : undefined;
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
        {by && <span className={layout.muted}>{t('dashboard.activity.by', { who: by })}</span>}
      </div>
      <time dateTime={at} className={layout.muted}>
        {timeOf(at)}
      </time>
    </li>
  );
}

function useSentence({ action, kind, fields, ...names }: Activity): string {
  const t = useText();
  const { language, locale } = useLanguage();
  const name = inLanguage(names, 'name', language) || t('dashboard.drafts.untitled');
  const what = useWhat(kind, name);
  const labels = fieldKeys(kind, fields).map((key) => t(key));
  if (action !== 'changed' || labels.length === 0) {
    return t(`dashboard.activity.actions.${action}`, { what });
  }
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return t('dashboard.activity.changedFields', { what, fields: list.format(labels) });
}
