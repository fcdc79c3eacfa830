import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Collapsible.module.css';

interface Props {
  /** Number of items. */
  count: number;
  /** Renders all items; folded ones must be `hidden`. */
  children: (isFolded: (index: number) => boolean) => ReactNode;
}

/**
 * Shows the first six items, with a toggle for the rest (spec §4). The rest is always in the page:
 * style sheets show it when there is no JavaScript.
 */
export function Collapsible({ count, children }: Props) {
  const t = useText();
  const [expanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const preview = LIMITS.publicListPreview;

  /** Folding removes items above the toggle: scroll back to it. */
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
