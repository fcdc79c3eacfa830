import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of the search in milliseconds. */
const REST = 300;

export interface SearchBoxProps {
  search: string;
  onChange: (change: { search: string }, options: { replace: true }) => void;
  placeholder: string;
  className?: string;
}

/** Searches while typing, debounced; follows other changes of the URL, e.g. the back button. */
export function SearchBox({ search, onChange, placeholder, className }: SearchBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  const apply = useEffectEvent(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    setAsked(wanted);
    onChange({ search: wanted }, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      className={className}
      label={t('common.search')}
      type="search"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      enterKeyHint="search"
    />
  );
}
