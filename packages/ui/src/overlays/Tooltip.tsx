import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
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
 * A short explanation on hover, on focus and on tap, which another tap takes back; Escape and a
 * press elsewhere dismiss it. It lies in the browser's top layer, so that no scrolling box cuts it
 * off, and follows its element when the page is scrolled or resized.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const watching = useRef<AbortController>(null);
  /** A finger that presses an element whose tip it has brought up already. */
  const tappedAgain = useRef(false);
  useEffect(() => () => watching.current?.abort(), []);

  const show = () => {
    const [shown, at] = [tip.current, anchor.current];
    if (!shown || !at || shown.dataset.open) return;
    shown.dataset.open = 'true';
    // Safari 16 has no popovers.
    shown.showPopover?.();
    place(shown, at);
    const watch = new AbortController();
    watching.current = watch;
    const { signal } = watch;
    const press = ({ target }: Event) => {
      if (!at.contains(target as Node)) hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog below the tip stays.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('keydown', key, { signal, capture: true });
    const follow = () => place(shown, at);
    document.addEventListener('scroll', follow, { signal, capture: true, passive: true });
    window.addEventListener('resize', follow, { signal });
  };
  const hide = () => {
    if (!tip.current?.dataset.open) return;
    watching.current?.abort();
    delete tip.current.dataset.open;
    tip.current.hidePopover?.();
  };
  // A finger enters with its press and leaves with its lift.
  const unlessTouch = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={unlessTouch(show)}
      onPointerLeave={unlessTouch(hide)}
      onPointerDown={({ pointerType }) => {
        tappedAgain.current = pointerType === 'touch' && Boolean(tip.current?.dataset.open);
      }}
      onFocus={show}
      onBlur={hide}
      onClick={() => (tappedAgain.current ? hide() : show())}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {content}
      </span>
    </span>
  );
}
