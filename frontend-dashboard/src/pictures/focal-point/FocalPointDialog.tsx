import type { Focus } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { useState } from 'react';
import type { Crop } from '../crops';
import { focusOf, type StoredPicture } from '../picture';
import { CropPreviews } from './CropPreviews';
import { FocalPointArea } from './FocalPointArea';
import styles from './FocalPointDialog.module.css';

const CENTRE: Focus = { x: 50, y: 50 };

export interface FocalPointDialogProps {
  name: string;
  picture: StoredPicture;
  crops: readonly Crop[];
  onClose: () => void;
  /** Undefined is the centre. */
  onChoose: (focus: Focus | undefined) => void;
}

/** The picture with the point that crops keep in sight, above what the site makes of it. */
export function FocalPointDialog(props: FocalPointDialogProps) {
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
