import '@manjara/ui/inner-page-icons';
import { useText } from '@manjara/platform';
import { Icon, Picture, type PictureProps, VisuallyHidden } from '@manjara/ui';
import clsx from 'clsx';
import styles from './LargePicture.module.css';

interface Props extends Omit<PictureProps, 'className' | 'onClick'> {
  /** Opens it on the whole screen. */
  onEnlarge: () => void;
  /** For the button that holds it. */
  className?: string;
}

/** A picture that a press opens on the whole screen. */
export function LargePicture({ onEnlarge, className, ...picture }: Props) {
  const t = useText();
  return (
    <button
      type="button"
      className={clsx(styles.frame, className)}
      aria-haspopup="dialog"
      onClick={onEnlarge}
    >
      <Picture {...picture} className={styles.picture} />
      <span className={styles.sign}>
        <Icon name="enlarge" />
        <VisuallyHidden>{t('gallery.enlarge')}</VisuallyHidden>
      </span>
    </button>
  );
}
