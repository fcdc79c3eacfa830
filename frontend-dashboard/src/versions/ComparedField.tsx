import type { ReactNode } from 'react';
import styles from './ComparedField.module.css';
import { FieldValue, type FieldValueProps } from './FieldValue';

export interface ComparedFieldProps extends Omit<FieldValueProps, 'value'> {
  label: string;
  sides: readonly { key: string; heading?: ReactNode; value: unknown }[];
  /** `label` if the heading contains an input. */
  side?: 'div' | 'label';
}

/** Shows the values of a field side by side. */
export function ComparedField(props: ComparedFieldProps) {
  const { label, sides, side: Side = 'div', ...field } = props;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{label}</legend>
      {sides.map(({ key, heading, value }) => (
        <Side key={key} className={styles.side}>
          {heading}
          <FieldValue {...field} value={value} />
        </Side>
      ))}
    </fieldset>
  );
}
