import { useEffect, useRef, type ReactNode } from 'react';
import styles from './SelectBox.module.css';

export interface SelectBoxProps {
  id?: string;
  label: string;
  checked: boolean;
  /** Some of what it stands for are selected. */
  some?: boolean;
  onChange: () => void;
  /** The label where there is room for it to be seen. */
  children?: ReactNode;
}

/** A checkbox that is as large for a finger as a button. */
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
