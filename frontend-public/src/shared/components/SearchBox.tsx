import { Link, useNavigate, useText } from '@manjara/platform';
import { Button, Icon, useHydrated, useTextDirection } from '@manjara/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { LanguageField } from '../forms/LanguageField';
import styles from './SearchBox.module.css';

interface Props {
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Called instead of the navigation to the portfolio, also with a blank text. */
  onSearch?: (text: string) => void;
  /** Address of the list without the search, if there is one. */
  clearTo?: string;
  /** Hidden fields that are submitted along without JavaScript. */
  children?: ReactNode;
}

/**
 * Searches the portfolio by name; without JavaScript a plain GET form. A blank search does nothing
 * (spec §2): without JavaScript `required` and `pattern` prevent it.
 */
export function SearchBox({
  label,
  placeholder,
  defaultValue,
  onSearch,
  clearTo,
  children,
}: Props) {
  const t = useText();
  const navigate = useNavigate();
  const id = useId();
  const hydrated = useHydrated();
  const { dir, noteInput } = useTextDirection({ defaultValue });
  const input = useRef<HTMLInputElement>(null);

  // The search changed from outside, e.g. by going back; the box keeps the focus.
  const given = useRef(defaultValue);
  useEffect(() => {
    if (given.current === defaultValue) return;
    given.current = defaultValue;
    if (!input.current) return;
    input.current.value = defaultValue ?? '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [defaultValue]);

  function search(event: FormEvent): void {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (onSearch) onSearch(text);
    else if (text) void navigate(`/projects?${new URLSearchParams({ search: text })}`);
    else input.current?.focus();
  }

  return (
    <form
      action="/projects"
      role="search"
      className={styles.search}
      noValidate={hydrated}
      onSubmit={search}
    >
      <LanguageField />
      {children}
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
          dir={dir}
          onInput={noteInput}
          required={!onSearch}
          pattern={onSearch ? undefined : '.*\\S.*'}
        />
        {clearTo && defaultValue && (
          <Link to={clearTo} className={styles.clear}>
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
