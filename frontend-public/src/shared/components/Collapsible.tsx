import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type ReactNode, useState } from 'react';
import styles from './Collapsible.module.css';

interface Props<T> {
  items: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** Shows the first six of a list, with a toggle for the rest when there are more (spec §4). */
export function Collapsible<T>({ items, children }: Props<T>) {
  const t = useText();
  const [expanded, setExpanded] = useState(false);
  const preview = LIMITS.publicListPreview;
  return (
    <>
      {children(expanded ? items : items.slice(0, preview))}
      {items.length > preview && (
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
    </>
  );
}
