import { FieldError } from '@manjara/ui';
import { useId } from 'react';
import styles from './ChoiceCards.module.css';

interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** Set apart from the hint. */
  note?: string;
}

interface Props {
  name: string;
  /** Id of the question. */
  labelledBy: string;
  describedBy?: string;
  choices: readonly Choice[];
  /** Cards of one row on a wide screen. */
  columns: 2 | 3 | 4;
  error?: string;
}

/** One choice of several, as cards for a thumb. Uncontrolled, as all fields of visitors. */
export function ChoiceCards({ name, labelledBy, describedBy, choices, columns, error }: Props) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={[errorId, describedBy].filter(Boolean).join(' ') || undefined}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      className={styles.group}
    >
      <FieldError id={errorId}>{error}</FieldError>
      <div className={styles.cards} data-columns={columns}>
        {choices.map(({ value, label, hint, note }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={value}
              autoComplete="off"
              className={styles.input}
            />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {hint && <span className={styles.hint}>{hint}</span>}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
