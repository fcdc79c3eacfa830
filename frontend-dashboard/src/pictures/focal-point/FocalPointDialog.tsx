import type { Focus, Image } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog, Picture } from '@manjara/ui';
import { useState } from 'react';
import type { CropPreview } from '../crops';
import { focusOf, type StoredPicture } from '../picture';
import { FocalPointArea } from './FocalPointArea';
import styles from './FocalPointDialog.module.css';

const CENTRE: Focus = { x: 50, y: 50 };

export interface FocalPointDialogProps {
  name: string;
  picture: StoredPicture;
  crops: readonly CropPreview[];
  onClose: () => void;
  /** Undefined for the centre. */
  onChoose: (focus: Focus | undefined) => void;
}

/** Chooses the focal point of a picture, with previews of the site's crops. */
export default function FocalPointDialog(props: FocalPointDialogProps) {
  const { name, picture, crops, onClose, onChoose } = props;
  const { image } = picture;
  const t = useText();
  const [focus, setFocus] = useState(focusOf(picture) ?? CENTRE);
  const isCentre = focus.x === CENTRE.x && focus.y === CENTRE.y;
  const choose = () => onChoose(isCentre ? undefined : focus);
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={t('dashboard.focalPoint.title')}
      footer={
        <>
          <Button
            variant="secondary"
            aria-disabled={isCentre || undefined}
            onClick={() => setFocus(CENTRE)}
          >
            {t('dashboard.focalPoint.centre')}
          </Button>
          <Button icon="check" onClick={choose}>
            {t('dashboard.focalPoint.done')}
          </Button>
        </>
      }
    >
      <p className={styles.help}>
        {t('dashboard.focalPoint.help')}{' '}
        <span className={styles.keys}>{t('dashboard.focalPoint.keys')}</span>
      </p>
      <div className={styles.chooser}>
        <FocalPointArea
          name={name}
          image={image}
          src={`${image.url}?w=960`}
          focus={focus}
          onMove={setFocus}
          onDone={choose}
        />
        <CropPreviews image={{ ...image, focus }} crops={crops} />
      </div>
    </Dialog>
  );
}

function CropPreviews({ image, crops }: { image: Image; crops: readonly CropPreview[] }) {
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
