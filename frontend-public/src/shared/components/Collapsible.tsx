import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type ReactNode, useState } from 'react';
import styles from './Collapsible.module.css';

interface Props {
  /** How many items the list has. */
  count: number;
  /** Draws all items, those `hidden` that are folded away at the moment. */
  children: (isFolded: (index: number) => boolean) => ReactNode;
}

/**
 * Shows the first six of a list, with a toggle for the rest when there are more (spec §4). The rest
 * is in the page all the same: style sheets show it where there is no script to unfold it.
 */
export function Collapsible({ count, children }: Props) {
  const t = useText();
  const [expanded, setExpanded] = useState(false);
  const preview = LIMITS.publicListPreview;
  return (
    <>
      {children((index) => !expanded && index >= preview)}
      {count > preview && (
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
