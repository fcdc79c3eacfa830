import { useEffect, useRef, type ReactNode } from 'react';
import styles from './SelectBox.module.css';

export interface SelectBoxProps {
  id?: string;
  label: string;
  checked: boolean;
  /** Indeterminate: some of its items are selected. */
  some?: boolean;
  onChange: () => void;
  /** Visible label, where there is space for one. */
  children?: ReactNode;
}

/** A checkbox with a touch target as large as a button's. */
export function SelectBox({
  id,
  label,
  checked,
  some = false,
  onChange,
  children,
}: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  }, [some]);
  return (
    <label className={styles.box}>
      <input
        ref={input}
        id={id}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
      {children}
    </label>
  );
}
