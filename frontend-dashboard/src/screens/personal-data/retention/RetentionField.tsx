import {
  type SubmissionKind,
  type Retention,
  RETENTION_MONTHS,
  type RetentionMonths,
} from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useCounted } from '../../../format/useCounted';
import { olderCount } from './retention-choice';
import { useRetentionLabel } from './useRetentionLabel';
import layout from '../../../page/layout.module.css';
import styles from '../PersonalDataPage.module.css';

export interface RetentionFieldProps extends UseFormRegisterReturn {
  kind: SubmissionKind;
  retention: Retention;
  months: RetentionMonths;
}

/** The retention time of one kind, and the number of items that are older now. */
export function RetentionField({ kind, retention, months, ...select }: RetentionFieldProps) {
  const t = useText();
  const counted = useCounted();
  const labelOf = useRetentionLabel();
  return (
    <div className={styles.choice}>
      <SelectField {...select} label={t(`dashboard.personalData.${kind}.keep`)}>
        {RETENTION_MONTHS.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </SelectField>
      <p className={layout.muted} role="status">
        {months === 0
          ? t('dashboard.personalData.nothingDeleted')
          : t(`dashboard.personalData.${kind}.older`, counted(olderCount(retention, kind, months)))}
      </p>
    </div>
  );
}
