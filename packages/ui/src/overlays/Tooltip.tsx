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
  /** One focusable element; it gets `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const GAP = 8;

/** Positions the tip above its anchor, or below if there is no space, and inside the window. */
function place(tip: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const x = at.left + (at.width - width) / 2;
  const above = at.top - height - GAP;
  const maxLeft = document.documentElement.clientWidth - width - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(x, maxLeft))}px`;
  tip.style.top = `${above < GAP ? at.bottom + GAP : above}px`;
}

/**
 * A short explanation on hover, focus and tap; a second tap, Escape or a press elsewhere closes it.
 * In the top layer, so that no scroll container clips it; follows its element on scroll and resize.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const watching = useRef<AbortController>(null);
  /** Whether a touch pressed an element whose tip was already open. */
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
      // Do not let Escape close a dialog below the tip.
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
  // Touch sends enter and leave with press and release.
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
