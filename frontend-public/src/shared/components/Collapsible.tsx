import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const toggle = useRef<HTMLButtonElement>(null);
  const preview = LIMITS.publicListPreview;

  /** What folds up above the toggle would leave whoever pressed it far below the list. */
  function turn(): void {
    flushSync(() => setExpanded(!expanded));
    if (expanded) toggle.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  return (
    <>
      {children((index) => !expanded && index >= preview)}
      {count > preview && (
        <Button
          ref={toggle}
          variant="secondary"
          className={styles.toggle}
          aria-expanded={expanded}
          onClick={turn}
        >
          {t(expanded ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
    </>
  );
}
