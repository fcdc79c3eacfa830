import type { Focus, Image } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog, Skeleton } from '@manjara/ui';
import { useState } from 'react';
import { useObjectUrl } from '../../hooks/useObjectUrl';
import { usePreview } from '../../hooks/usePreview';
import { serverMessage } from '../../lib/api/failure';
import type { Crop } from '../../lib/crops';
import { focusOf, type Picture } from '../../lib/pictures';
import { UndrawablePicture } from '../UndrawablePicture';
import { CropPreviews } from './CropPreviews';
import { FocalPointArea } from './FocalPointArea';
import styles from './FocalPointDialog.module.css';

const CENTRE: Focus = { x: 50, y: 50 };

export interface FocalPointDialogProps {
  name: string;
  picture: Picture;
  crops: readonly Crop[];
  onClose: () => void;
  /** Undefined is the centre. */
  onChoose: (focus: Focus | undefined) => void;
}

/** The picture with the point that crops keep in sight, above what the site makes of it. */
export function FocalPointDialog(props: FocalPointDialogProps) {
  const { name, picture, onClose, onChoose } = props;
  const t = useText();
  const [focus, setFocus] = useState(focusOf(picture) ?? CENTRE);
  const isCentre = focus.x === CENTRE.x && focus.y === CENTRE.y;
  const choose = () => onChoose(isCentre ? undefined : focus);
  const shown = { ...props, focus, onMove: setFocus, onDone: choose };
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
      {picture.kind === 'stored' ? (
        <Chooser {...shown} name={name} image={picture.image} src={`${picture.image.url}?w=960`} />
      ) : (
        <PickedChooser {...shown} name={name} file={picture.file} />
      )}
    </Dialog>
  );
}

interface ChooserProps {
  name: string;
  crops: readonly Crop[];
  focus: Focus;
  onMove: (focus: Focus) => void;
  /** Enter was pressed on the point. */
  onDone: () => void;
}

function PickedChooser({ file, ...rest }: ChooserProps & { file: File }) {
  const { blob, error } = usePreview(file);
  const src = useObjectUrl(blob);
  if (error) return <UndrawablePicture file={file} reason={serverMessage(error)} />;
  if (!src) return <Skeleton shape="block" className={styles.waiting} />;
  // A picture asks for its width by query; behind the hash the address stays what it is.
  return <Chooser {...rest} src={src} image={{ url: `${src}#` }} />;
}

function Chooser({ image, src, crops, ...area }: ChooserProps & { image: Image; src: string }) {
  return (
    <div className={styles.chooser}>
      <FocalPointArea {...area} src={src} image={image} />
      <CropPreviews image={{ ...image, focus: area.focus }} crops={crops} />
    </div>
  );
}
