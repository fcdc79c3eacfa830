import { Dialog, type DialogProps } from '@manjara/ui';
import type { ReactNode } from 'react';
import { Gallery, type GalleryProps } from './Gallery';
import styles from './GalleryDialog.module.css';

interface Props extends GalleryProps, Pick<DialogProps, 'title' | 'closeTo' | 'onClose'> {
  /** Words beside the pictures. */
  children: ReactNode;
}

/** A dialog with all pictures of a project or product, and words beside them. */
export function GalleryDialog({ of, onShow, children, ...dialog }: Props) {
  return (
    <Dialog open size="l" className={styles.dialog} {...dialog}>
      <div className={styles.body}>
        <Gallery of={of} onShow={onShow} />
        <div className={styles.words}>{children}</div>
      </div>
    </Dialog>
  );
}
