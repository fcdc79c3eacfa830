import { TIME_ZONE } from '@manjara/contracts';
import { formatDate, useLanguage, useText } from '@manjara/platform';
import { Icon, Tooltip } from '@manjara/ui';
import styles from './DateTip.module.css';

/** Date of receipt, also in its tooltip (spec §2, §9). */
export function DateTip({ iso }: { iso: string }) {
  const t = useText();
  const { language, locale } = useLanguage();
  const date = formatDate(iso, language);
  if (date === null) return null;
  const time = new Date(iso).toLocaleTimeString(locale, {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <Tooltip content={t('dashboard.inbox.received', { date, time })}>
      <button type="button" className={styles.date}>
        <Icon name="calendar" size={16} />
        <time dateTime={iso}>{t('dashboard.inbox.dateAndTime', { date, time })}</time>
      </button>
    </Tooltip>
  );
}
