import type { Image } from '@manjara/contracts';
import { Picture } from '@manjara/ui';
import { LocalisedText, type LocalisedTextProps } from './LocalisedText';
import styles from './PicturedItem.module.css';

export interface PicturedItemProps extends LocalisedTextProps {
  image?: Image;
  alt: string;
}

/** An item in a list: its picture and its texts in both languages. */
export function PicturedItem({ image, alt, ...texts }: PicturedItemProps) {
  return (
    <>
      {image && <Picture image={image} alt={alt} sizes="5rem" cover className={styles.picture} />}
      <LocalisedText {...texts} />
    </>
  );
}
