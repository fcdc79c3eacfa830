import type { Language } from '@manjara/contracts';
import { Icon, type IconName, VisuallyHidden } from '@manjara/ui';
import { useId } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string; lang?: Language; icon?: IconName }[];
  value: T;
  onChange: (value: T) => void;
}

export function RadioGroup<T extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<T>) {
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
