import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  content: ReactNode;
  /** One element; it gets `aria-describedby`, and should be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const GAP = 8;

/** Puts the tip above its anchor, or below where there is no room, and inside the window. */
function place(tip: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const x = at.left + (at.width - width) / 2;
  const above = at.top - height - GAP;
  const room = document.documentElement.clientWidth - width - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(x, room))}px`;
  tip.style.top = `${above < GAP ? at.bottom + GAP : above}px`;
}

/**
 * A short explanation on hover, on focus and on tap; Escape dismisses it. It lies in the
 * browser's top layer, so that no scrolling box cuts it off.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);

  const show = () => {
    if (!tip.current || !anchor.current || tip.current.dataset.open) return;
    tip.current.dataset.open = 'true';
    tip.current.showPopover();
    place(tip.current, anchor.current);
  };
  const hide = () => {
    if (!tip.current?.dataset.open) return;
    delete tip.current.dataset.open;
    tip.current.hidePopover();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.current?.dataset.open) return;
    event.stopPropagation();
    hide();
  };

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={escape}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {content}
      </span>
    </span>
  );
}
