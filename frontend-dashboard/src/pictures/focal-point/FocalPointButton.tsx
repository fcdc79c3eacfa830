import { useText } from '@manjara/platform';
import { IconButton, type IconButtonProps } from '@manjara/ui';
import { lazy, Suspense, useState } from 'react';
import type { CropPreview } from '../crops';
import { focusOf, type StoredPicture, withFocus } from '../picture';

const FocalPointDialog = lazy(() => import('./FocalPointDialog'));

export interface FocalPointButtonProps extends Pick<IconButtonProps, 'size' | 'className'> {
  /** Name of the picture. */
  name: string;
  picture: StoredPicture;
  crops: readonly CropPreview[];
  onChange: (picture: StoredPicture) => void;
}

export function FocalPointButton(props: FocalPointButtonProps) {
  const { name, picture, crops, onChange, ...look } = props;
  const t = useText();
  const [open, setOpen] = useState(false);
  const label = t('dashboard.focalPoint.open', { name });
  return (
    <>
      <IconButton
        {...look}
        icon="focal-point"
        label={label}
        title={label}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <FocalPointDialog
            name={name}
            picture={picture}
            crops={crops}
            onClose={() => setOpen(false)}
            onChoose={(focus) => {
              setOpen(false);
              const before = focusOf(picture);
              if (focus?.x !== before?.x || focus?.y !== before?.y) {
                onChange(withFocus(picture, focus));
              }
            }}
          />
        </Suspense>
      )}
    </>
  );
}
