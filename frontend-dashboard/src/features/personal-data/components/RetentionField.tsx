import {
  type Received,
  type Retention,
  RETENTION_MONTHS,
  type RetentionMonths,
} from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import { olderCount, toMonths } from '../hooks/retention-choice';
import styles from './PersonalDataPage.module.css';

export interface RetentionFieldProps {
  kind: Received;
  retention: Retention;
  months: RetentionMonths;
  disabled: boolean;
  onChange: (months: RetentionMonths) => void;
}

/** How long one kind is kept, and how many are older than that now. */
export function RetentionField(props: RetentionFieldProps) {
  const { kind, retention, months, disabled, onChange } = props;
  const t = useText();
  const { locale } = useLanguage();
  const count = olderCount(retention, kind, months);
  const numbered = (number: number) => ({ count: number, number: number.toLocaleString(locale) });
  return (
    <div className={styles.choice}>
      <SelectField
        label={t(`dashboard.personalData.${kind}.keep`)}
        value={months}
        disabled={disabled}
        onChange={(event) => onChange(toMonths(event.target.value))}
      >
        {RETENTION_MONTHS.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0
              ? t('dashboard.personalData.forEver')
              : t('dashboard.personalData.months', numbered(choice))}
          </option>
        ))}
      </SelectField>
      <p className={styles.help} role="status">
        {months === 0
          ? t('dashboard.personalData.nothingDeleted')
          : t(`dashboard.personalData.${kind}.older`, numbered(count))}
      </p>
    </div>
  );
}
