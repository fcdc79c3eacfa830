import type { Image } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import type { Crop } from '../crops';
import styles from './CropPreviews.module.css';

export interface CropPreviewsProps {
  image: Image;
  crops: readonly Crop[];
}

/** A picture as the site crops it. */
export function CropPreviews({ image, crops }: CropPreviewsProps) {
  const t = useText();
  return (
    <section>
      <h3 className={styles.title}>{t('dashboard.focalPoint.crops')}</h3>
      <ul className={styles.crops}>
        {crops.map(({ name, ratio }) => (
          <li key={name} className={styles.crop}>
            <span className={styles.frame} style={{ aspectRatio: ratio }}>
              <Picture image={image} alt="" sizes="18rem" cover className={styles.picture} />
            </span>
            <span>{t(`dashboard.focalPoint.names.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
