import { useText } from '@manjara/platform';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/IconButton';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the overlay and the close button; the parent then sets `open`. */
  onClose: () => void;
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
  /** Keeps the title for assistive technology only, e.g. above a large picture. */
  hideTitle?: boolean;
  className?: string;
}

/** A modal dialog. Its content exists only while it is open. */
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
  hideTitle = false,
  className,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const t = useText();
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      className={clsx(styles.dialog, className)}
      data-size={size}
    >
      <div className={styles.frame}>
        <header className={styles.header} data-hidden={hideTitle || undefined}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <IconButton
            icon="close"
            label={closeLabel ?? t('common.close')}
            onClick={onClose}
            className={styles.close}
          />
        </header>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
