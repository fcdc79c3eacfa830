import { useLanguage, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { formatSize } from '../lib/format-size';
import styles from './PicturePreview.module.css';

/** Of a picked picture its file, of a stored one what it is called. */
export type UndrawablePictureProps =
  { file: File; reason: string | undefined; name?: never } | { name: string; file?: never };

/** Stands in for a picture that cannot be shown, and tells it apart from others. */
export function UndrawablePicture(props: UndrawablePictureProps) {
  const t = useText();
  const { locale } = useLanguage();
  if (!props.file) {
    return (
      <span className={styles.undrawable}>
        <Icon name="image" size={28} className={styles.icon} />
        <bdi className={styles.name}>{props.name}</bdi>
      </span>
    );
  }
  const { file, reason = t('dashboard.pictures.noPreview') } = props;
  const format = /\.(\w{2,5})$/.exec(file.name)?.[1]?.toUpperCase();
  return (
    <span className={styles.undrawable}>
      <Icon name="image" size={28} className={styles.icon} />
      <bdi className={styles.name}>{file.name}</bdi>
      <span>
        {format && (
          <>
            <bdi>{format}</bdi>
            {' · '}
          </>
        )}
        {formatSize(file.size, locale)}
      </span>
      <small className={styles.reason} title={reason}>
        {reason}
      </small>
    </span>
  );
}
