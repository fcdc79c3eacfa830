import { Link, useNavigate, useText } from '@manjara/platform';
import { Button, Icon } from '@manjara/ui';
import { type FormEvent, useId, useRef } from 'react';
import styles from './SearchBox.module.css';

interface Props {
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Offers to take the search back, when there is one. */
  clearable?: boolean;
}

/**
 * Leads to the portfolio, searched by name; a plain GET form where there is no JavaScript. A
 * blank search goes nowhere (spec §2).
 */
export function SearchBox({ label, placeholder, defaultValue, clearable = false }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function search(event: FormEvent): void {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) void navigate(`/projects?${new URLSearchParams({ search: text })}`);
    else input.current?.focus();
  }

  return (
    <form action="/projects" role="search" className={styles.search} onSubmit={search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" size={22} className={styles.icon} />
        <input
          ref={input}
          id={id}
          name="search"
          type="search"
          className={styles.input}
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
        />
        {clearable && defaultValue && (
          <Link to="/projects" className={styles.clear}>
            {t('common.clear')}
          </Link>
        )}
        <Button type="submit" className={styles.button}>
          {t('common.search')}
        </Button>
      </div>
    </form>
  );
}
