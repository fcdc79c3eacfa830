import { useLanguage, useText } from '@manjara/platform';
import { EmptyState, Icon } from '@manjara/ui';
import { useDateTime } from '../format/useDateTime';
import { useFieldLabels } from '../fields/useFieldLabels';
import type { Version, VersionHistory } from './previous-versions';
import styles from './VersionList.module.css';

export interface VersionListProps {
  history: VersionHistory;
  versions: readonly Version[];
  /** Number of the version viewed last; gets the focus. */
  last: number | undefined;
  onChoose: (version: number) => void;
}

/** Previous versions with time, author and the fields changed afterwards. */
export function VersionList({ history, versions, last, onChoose }: VersionListProps) {
  const t = useText();
  const { locale } = useLanguage();
  const timeOf = useDateTime();
  const labelOf = useFieldLabels(history.labels, versions[0]?.values);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  if (versions.length === 0) {
    return (
      <EmptyState level={3} icon="clock" title={t('dashboard.versions.none')}>
        {t('dashboard.versions.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p>{t('dashboard.versions.intro')}</p>
      <ol className={styles.list}>
        {versions.map(({ version, at, by, changed }) => (
          <li key={version}>
            <button
              type="button"
              className={styles.version}
              autoFocus={version === last}
              onClick={() => onChoose(version)}
            >
              <span className={styles.text}>
                <strong>{timeOf(at)}</strong>
                {by && <span>{t('dashboard.versions.savedBy', { email: by })}</span>}
                {changed.length > 0 && (
                  <span>
                    {t('dashboard.versions.changed', { fields: list.format(changed.map(labelOf)) })}
                  </span>
                )}
              </span>
              <Icon name="chevron-end" size={18} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
