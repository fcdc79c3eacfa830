import { useText } from '@manjara/platform';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { IconButton, IconLink } from '../actions/IconButton';
import styles from './Dialog.module.css';
import { type CloseHandler, useModal } from './useModal';

export interface DialogProps {
  open: boolean;
  /**
   * Asked for by Escape, the overlay and the close button; the parent then sets `open`, or returns
   * `false` where the dialog has to stay: Escape may have hidden it already.
   */
  onClose: CloseHandler;
  title: ReactNode;
  children?: ReactNode;
  /** Actions, at the end of the dialog. */
  footer?: ReactNode;
  /** 28, 40, 60 rem wide at most. */
  size?: 's' | 'm' | 'l';
  /** Name of the close button; "Close" by default. */
  closeLabel?: string;
  /** `alertdialog` where an answer is expected. */
  role?: 'dialog' | 'alertdialog';
  /**
   * The address of the page without the dialog, where the dialog has an address of its own. The
   * server then renders it open, and closing it is a link until the page comes to life.
   */
  closeTo?: string;
  /** Asks for an answer: neither the overlay nor a close button takes it away, only Escape does. */
  persistent?: boolean;
  /** Keeps the title for assistive technology only, e.g. above a large picture. */
  hideTitle?: boolean;
  className?: string;
}

/** A modal dialog. Its content exists only while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

/** Whether the browser itself would follow the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
  const close = {
    icon: 'close',
    label: closeLabel ?? t('common.close'),
    className: styles.close,
  } as const;
  return (
    <dialog
      {...modal}
      open={closeTo !== undefined || undefined}
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
                if (!isPlain(event)) return;
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
