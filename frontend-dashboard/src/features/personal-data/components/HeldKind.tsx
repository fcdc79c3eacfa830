import type { StoredRecords, SubmissionKind } from '@manjara/contracts';
import { formatDate, useLanguage, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import styles from './PersonalDataPage.module.css';

export interface HeldKindProps {
  kind: SubmissionKind;
  icon: IconName;
  held: StoredRecords;
}

/** How many of one kind are held, and from when; nothing where there is none. */
export function HeldKind({ kind, icon, held: { count, oldest, newest } }: HeldKindProps) {
  const t = useText();
  const { language, locale } = useLanguage();
  if (count === 0) return null;
  const from = formatDate(oldest ?? undefined, language);
  const to = formatDate(newest ?? undefined, language);
  return (
    <li className={styles.kind}>
      <Icon name={icon} size={18} />
      <div className={styles.amount}>
        <span>
          {t(`dashboard.personalData.${kind}.held`, {
            count,
            number: count.toLocaleString(locale),
          })}
        </span>
        {from && to && (
          <span className={styles.dates}>
            {from === to
              ? t('dashboard.personalData.onDate', { date: from })
              : t('dashboard.personalData.dates', { from, to })}
          </span>
        )}
      </div>
    </li>
  );
}
