import type { Image } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Icon, Picture as StoredPictureView, useOnline } from '@manjara/ui';
import { useEffect, useState } from 'react';
import type { Picture, StoredPicture } from './picture';
import type { PictureProblem } from './picture-problem';
import { UploadPreview } from './UploadPreview';
import styles from './PicturePreview.module.css';

export interface PicturePreviewProps {
  picture: Picture;
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Called when a picked picture is uploaded. */
  onStored?: (picture: StoredPicture) => void;
  /** Called when a picked picture is rejected. */
  onRejected?: (problem: PictureProblem) => void;
}

/** Shows a form's picture; uploads a picked one. */
export const PicturePreview = ({ picture, onStored, onRejected, ...shown }: PicturePreviewProps) =>
  picture.kind === 'stored' ? (
    <StoredPreview {...shown} key={picture.image.url} image={picture.image} />
  ) : (
    <UploadPreview
      key={picture.id}
      picture={picture}
      alt={shown.alt}
      onStored={onStored}
      onRejected={onRejected}
    />
  );

interface StoredPreviewProps extends Pick<PicturePreviewProps, 'alt' | 'sizes'> {
  image: Image;
}

function StoredPreview({ image, alt, sizes }: StoredPreviewProps) {
  const t = useText();
  const online = useOnline();
  const [broken, setBroken] = useState(false);
  // Try again when the connection changes.
  useEffect(() => setBroken(false), [online]);
  if (broken) {
    return (
      <span className={styles.broken}>
        <Icon name="image" size={28} />
        <span>{t('dashboard.pictures.notShown')}</span>
      </span>
    );
  }
  return (
    <StoredPictureView
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
