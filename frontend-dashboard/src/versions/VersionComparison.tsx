import { useText } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { useDateTime } from '../format/useDateTime';
import { useFieldLabels } from '../fields/useFieldLabels';
import type { FieldVersions } from './merge-values';
import type { Version, VersionHistory } from './previous-versions';
import { ComparedField } from './ComparedField';
import styles from './VersionComparison.module.css';

export interface VersionComparisonProps {
  history: VersionHistory;
  version: Version;
  /** The fields in which it differs from the current version. */
  fields: readonly FieldVersions[];
}

/** Compares a previous version with the current one, field by field. */
export function VersionComparison({ history, version, fields }: VersionComparisonProps) {
  const t = useText();
  const labelOf = useFieldLabels(history.labels, version.values);
  const time = useDateTime()(version.at);
  const title = useRef<HTMLHeadingElement>(null);
  // Focus the title: the pressed button has been removed.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('dashboard.versions.savedAt', { time })}
      </h3>
      {version.by && <p>{t('dashboard.versions.savedBy', { email: version.by })}</p>}
      <p>{t(`dashboard.versions.${fields.length > 0 ? 'note' : 'same'}`)}</p>
      {fields.map(({ path, base, theirs }) => (
        <ComparedField
          key={path}
          path={path}
          label={labelOf(path)}
          describe={history.describe}
          sides={[
            { key: 'then', value: base, heading: <Heading text={t('dashboard.versions.then')} /> },
            { key: 'now', value: theirs, heading: <Heading text={t('dashboard.versions.now')} /> },
          ]}
        />
      ))}
    </>
  );
}

const Heading = ({ text }: { text: string }) => <strong className={styles.side}>{text}</strong>;
