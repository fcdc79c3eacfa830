import { cropPosition, Picture as StoredPicture, Skeleton } from '@manjara/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';
import { usePreview } from '../hooks/usePreview';
import { serverMessage } from '../lib/api/failure';
import { type PictureRejection, pictureRejection } from '../lib/picture-rejection';
import type { Picture } from '../lib/pictures';
import styles from './PicturePreview.module.css';
import { UndrawablePicture } from './UndrawablePicture';

export interface PicturePreviewProps {
  picture: Picture;
  alt: string;
  /** How wide the preview is drawn, as in HTML. */
  sizes: string;
  /** The browser or the server could open a file that was picked. */
  onOpened?: () => void;
  /** The server does not take a file that was picked, and says why. */
  onRefused?: (reason: PictureRejection) => void;
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

function PickedPreview({
  picture: { file, focus },
  alt,
  ...told
}: Omit<Shown, 'sizes'> & { picture: Kind<'new'> }) {
  const { blob, error } = usePreview(file);
  const url = useObjectUrl(blob);
  const refusal = useMemo(() => (error ? pictureRejection(error, file) : null), [error, file]);
  const tell = useEffectEvent(() => {
    if (blob) told.onOpened?.();
    else if (refusal) told.onRefused?.(refusal);
  });
  useEffect(() => tell(), [blob, refusal]);

  // A refused one is about to leave the field.
  if (error && !refusal) return <UndrawablePicture file={file} reason={serverMessage(error)} />;
  if (!url) return <Skeleton shape="block" className={styles.waiting} />;
  return (
    <span className={styles.preview}>
      <img
        src={url}
        alt={alt}
        draggable={false}
        decoding="async"
        style={focus && { objectPosition: `${cropPosition(focus.x)}% ${cropPosition(focus.y)}%` }}
      />
    </span>
  );
}
