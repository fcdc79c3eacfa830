import { Picture as StoredPicture, Skeleton } from '@manjara/ui';
import { useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';
import { usePreview } from '../hooks/usePreview';
import { serverMessage } from '../lib/api/failure';
import type { Picture } from '../lib/pictures';
import styles from './PicturePreview.module.css';
import { UndrawablePicture } from './UndrawablePicture';

export interface PicturePreviewProps {
  picture: Picture;
  alt: string;
  /** How wide the preview is drawn, as in HTML. */
  sizes: string;
}

/** Shows a form's picture; one that cannot be shown by its name. */
export const PicturePreview = ({ picture, ...shown }: PicturePreviewProps) =>
  picture.kind === 'stored' ? (
    <StoredPreview {...shown} key={picture.id} image={picture.image} />
  ) : (
    <PickedPreview {...shown} key={picture.id} picture={picture} />
  );

type Kind<K extends Picture['kind']> = Extract<Picture, { kind: K }>;
type Shown = Omit<PicturePreviewProps, 'picture'>;

function StoredPreview({ image, alt, sizes }: Shown & { image: Kind<'stored'>['image'] }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <UndrawablePicture name={alt} />;
  return (
    <StoredPicture
      image={image}
      alt={alt}
      sizes={sizes}
      cover
      className={styles.stored}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

function PickedPreview({ picture, alt }: Shown & { picture: Kind<'new'> }) {
  const { blob, error } = usePreview(picture.file);
  const url = useObjectUrl(blob);
  if (error) return <UndrawablePicture file={picture.file} reason={serverMessage(error)} />;
  if (!url) return <Skeleton shape="block" className={styles.waiting} />;
  return (
    <span className={styles.preview}>
      <img src={url} alt={alt} draggable={false} decoding="async" />
    </span>
  );
}
