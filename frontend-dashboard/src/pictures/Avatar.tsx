import type { Image } from '@manjara/contracts';
import { Icon, Picture } from '@manjara/ui';
import styles from './Avatar.module.css';

/** The admin's picture, or an icon. Hidden from screen readers: the name is next to it. */
export function Avatar({ image, large = false }: { image?: Image | null; large?: boolean }) {
  return (
    <span className={styles.avatar} data-large={large || undefined} aria-hidden="true">
      {image ? (
        <Picture image={image} alt="" sizes={large ? '7rem' : '2.25rem'} cover loading="eager" />
      ) : (
        <Icon name="user" size={large ? 44 : 20} />
      )}
    </span>
  );
}
