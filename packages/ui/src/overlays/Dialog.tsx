import { useText } from '@manjara/platform';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { IconButton, IconLink } from '../actions/IconButton';
import { isPlainClick } from '../actions/plain-click';
import { useHydrated } from '../hooks/useHydrated';
import styles from './Dialog.module.css';
import { type CloseHandler, useModal } from './useModal';

export interface DialogProps {
  open: boolean;
  /**
   * Called on Escape, backdrop press and the close button. The parent then sets `open`, or returns
   * `false` if the dialog must stay: Escape may have closed it already.
   */
  onClose: CloseHandler;
  title: ReactNode;
  children?: ReactNode;
  /** Actions at the end of the dialog. */
  footer?: ReactNode;
  /** Maximum width: 28, 40 or 60 rem. */
  size?: 's' | 'm' | 'l';
  /** Label of the close button; "Close" by default. */
  closeLabel?: string;
  /** `alertdialog` if the user must answer. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Address of the page without the dialog, if the dialog has its own address. The server then
   * renders it open, with a link for closing it before hydration.
   */
  closeTo?: string;
  /** Has no close button and ignores the backdrop; only Escape closes it. */
  persistent?: boolean;
  /** Shows the title to assistive technology only, e.g. above a large picture. */
  hideTitle?: boolean;
  className?: string;
}

/** A modal dialog. Its content is mounted only while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  size = 'm',
  closeLabel,
  role = 'dialog',
  closeTo,
  persistent = false,
  hideTitle = false,
  className,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const t = useText();
  const modal = useModal(onClose, { persistent });
  const hydrated = useHydrated();
  // Whether the server rendered it open. A state, because losing the attribute closes it.
  const [servedOpen] = useState(closeTo !== undefined && !hydrated);
  const close = {
    icon: 'close',
    label: closeLabel ?? t('common.close'),
    className: styles.close,
  } as const;
  return (
    <dialog
      {...modal}
      open={servedOpen || undefined}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      className={clsx(styles.dialog, className)}
      data-size={size}
      data-addressed={closeTo !== undefined || undefined}
    >
      <div className={styles.frame}>
        <header className={styles.header} data-hidden={hideTitle || undefined}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {persistent ? null : closeTo === undefined ? (
            <IconButton {...close} onClick={onClose} />
          ) : (
            <IconLink
              {...close}
              to={closeTo}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onClose();
              }}
            />
          )}
        </header>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
