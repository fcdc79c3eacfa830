import { useNavigate, useText } from '@manjara/platform';
import { Dialog, Icon } from '@manjara/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';

/** Debounce of the search in milliseconds. */
const REST = 250;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** One search over everything: a combobox whose options lead to the items. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const text = typed.trim();
  const rested = useRested(text);
  const search = useSearch(rested);
  const options = search.groups.flatMap((group) => group.options);
  const at = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function open(to: string) {
    onClose();
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % options.length,
      ArrowUp: (at - 1 + options.length) % options.length,
    };
    const to = next[event.key];
    if (to !== undefined) setActive(to);
    else if (event.key === 'Enter') open(options[at]!.to);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.search.title')}
      hideTitle
      className={styles.dialog}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          data-autofocus
          className={styles.input}
          aria-label={t('dashboard.search.title')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(at) : undefined}
          placeholder={t('dashboard.search.placeholder')}
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults
        ref={list}
        id={`${id}-list`}
        optionId={optionId}
        active={at}
        search={search}
        text={text}
        isTyping={text !== rested}
        onActivate={setActive}
        onOpen={onClose}
      />
    </Dialog>
  );
}
