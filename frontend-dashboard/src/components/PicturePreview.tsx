import { useText } from '@manjara/platform';
import { Icon, Picture as StoredPicture } from '@manjara/ui';
import { useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';
import type { Picture } from '../lib/pictures';
import styles from './PicturePreview.module.css';

export interface PicturePreviewProps {
  picture: Picture;
  alt: string;
  /** How wide the preview is drawn, as in HTML. */
  sizes: string;
}

/** Shows a form's picture; formats that browsers do not draw (heic, tiff) show their name. */
export function PicturePreview({ picture, alt, sizes }: PicturePreviewProps) {
  const t = useText();
  const file = picture.kind === 'new' ? picture.file : undefined;
  const objectUrl = useObjectUrl(file);
  const url = picture.kind === 'stored' ? picture.image.url : objectUrl;
  const [undrawable, setUndrawable] = useState<string>();

  if (url && undrawable === url) {
    return (
      <span className={styles.undrawable}>
        <Icon name="image" size={28} />
        <bdi>{file?.name ?? alt}</bdi>
        <small>{t('dashboard.pictures.noPreview')}</small>
      </span>
    );
  }
  const shared = { alt, draggable: false, onError: () => setUndrawable(url) };
  return picture.kind === 'stored' ? (
    <StoredPicture
      {...shared}
      image={picture.image}
      sizes={sizes}
      cover
      className={styles.stored}
    />
  ) : (
    <span className={styles.preview}>{url && <img src={url} {...shared} />}</span>
  );
}
