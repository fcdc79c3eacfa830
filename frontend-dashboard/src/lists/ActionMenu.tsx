import { Button, Icon, IconButton, type IconName } from '@manjara/ui';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './ActionMenu.module.css';

const GAP = 4;

/** Places a menu below its button, or above if it does not fit; the inline ends align. */
function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const x = dir === 'rtl' ? at.left : at.right - width;
  const below = at.bottom + GAP;
  const fits = below + height + GAP <= clientHeight || at.top < height + GAP;
  menu.style.left = `${Math.max(GAP, Math.min(x, clientWidth - width - GAP))}px`;
  menu.style.top = `${fits ? below : at.top - height - GAP}px`;
}

export interface MenuAction {
  icon?: IconName;
  label: string;
  danger?: boolean;
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** Accessible name of the button and of its menu. */
  label: string;
  actions: readonly MenuAction[];
  /** Shows the label on the button. */
  withText?: boolean;
  /** The chosen action is running. */
  busy?: boolean;
}

/** A button that opens a menu of actions; the arrow keys, Home and End move the focus. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, actions, withText = false, busy = false } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;
  return (
    <>
      {withText ? (
        <Button {...opener} variant="secondary" iconAfter="chevron-down" loading={busy}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} icon="more-vertical" label={label} title={label} />
      )}
      {open && (
        <Menu
          id={id}
          label={label}
          actions={actions}
          button={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface MenuProps extends Pick<ActionMenuProps, 'label' | 'actions'> {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Closes the menu and returns the focus to the button. */
  onClose: () => void;
  /** Closes the menu without moving the focus. */
  onLeave: () => void;
}

function Menu({ id, label, actions, button, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(({ target }: Event) => {
    const inside = [menu, button].some(({ current }) => current?.contains(target as Node));
    if (!inside) onLeave();
  });

  useEffect(() => {
    const [shown, anchor] = [menu.current, button.current];
    if (!shown || !anchor) return;
    const follow = () => placeMenu(shown, anchor);
    const pressed = (event: Event) => press(event);
    // The top layer: no other element covers the menu.
    shown.showPopover();
    follow();
    shown.querySelector('button')?.focus({ preventScroll: true });
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [button]);

  function move(event: KeyboardEvent) {
    if (event.key === 'Tab') return onLeave();
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const to = next[event.key];
    if (event.key === 'Escape') onClose();
    else if (to !== undefined) items[to]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className={styles.menu}
      onKeyDown={move}
    >
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.action}
          data-danger={action.danger || undefined}
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.icon && <Icon name={action.icon} size={18} />}
          <span>{action.label}</span>
        </button>
      ))}
    </div>
  );
}
