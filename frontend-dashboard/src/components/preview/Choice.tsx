import type { Language } from '@manjara/contracts';
import { Icon, type IconName, VisuallyHidden } from '@manjara/ui';
import { useId } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps<T extends string> {
  /** The question. */
  label: string;
  options: readonly { value: T; label: string; lang?: Language; icon?: IconName }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of few, side by side. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={18} />}
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
