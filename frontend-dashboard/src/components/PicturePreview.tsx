import { useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';
import type { Picture } from '../lib/pictures';
import styles from './PicturePreview.module.css';

/** Shows a form's picture; formats that browsers do not draw (heic, tiff) show their name. */
export function PicturePreview({ picture, alt }: { picture: Picture; alt: string }) {
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
  return (
    <span className={styles.preview}>
      {url && <img src={url} alt={alt} draggable={false} onError={() => setUndrawable(url)} />}
    </span>
  );
}
